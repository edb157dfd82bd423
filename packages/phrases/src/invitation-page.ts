type Phrase = { lv: string; en: string; ru: string }

/** The page on which an invited person chooses a password. It is written by the server and works without JavaScript. */
export const invitationPage = {
  title: { lv: 'Izvēlieties paroli', en: 'Choose a password', ru: 'Придумайте пароль' },
  lead: {
    lv: 'Ar to jūs pieslēgsieties darbinieku portālam kā {email}.',
    en: 'With it you will sign in to the staff portal as {email}.',
    ru: 'С ним вы будете входить в портал сотрудников как {email}.',
  },
  email: { lv: 'E-pasts', en: 'E-mail', ru: 'Электронная почта' },
  password: { lv: 'Jaunā parole', en: 'New password', ru: 'Новый пароль' },
  password_hint: {
    lv: 'Vismaz 10 rakstzīmes. Vislabāk – vairāki vārdi.',
    en: 'At least 10 characters. Several words are best.',
    ru: 'Не менее 10 символов. Лучше всего — несколько слов.',
  },
  repeat: { lv: 'Parole vēlreiz', en: 'The password again', ru: 'Пароль ещё раз' },
  submit: { lv: 'Saglabāt paroli', en: 'Save the password', ru: 'Сохранить пароль' },
  problem_title: { lv: 'Parole nav saglabāta', en: 'The password was not saved', ru: 'Пароль не сохранён' },
  password_missing: { lv: 'Ievadiet paroli.', en: 'Enter a password.', ru: 'Введите пароль.' },
  password_short: {
    lv: 'Parolei jābūt vismaz 10 rakstzīmes garai.',
    en: 'The password needs at least 10 characters.',
    ru: 'Пароль должен содержать не менее 10 символов.',
  },
  password_long: {
    lv: 'Parole var būt ne vairāk kā 1024 rakstzīmes gara.',
    en: 'The password may have at most 1024 characters.',
    ru: 'Пароль может содержать не более 1024 символов.',
  },
  password_is_email: {
    lv: 'Parole nedrīkst būt jūsu e-pasts.',
    en: 'The password must not be your e-mail.',
    ru: 'Пароль не должен совпадать с адресом электронной почты.',
  },
  repeat_wrong: {
    lv: 'Abas paroles nav vienādas. Ievadiet tās vēlreiz.',
    en: 'The two passwords are not the same. Enter them again.',
    ru: 'Пароли не совпадают. Введите их ещё раз.',
  },
  gone_title: {
    lv: 'Saite vairs nav derīga',
    en: 'This link is no longer valid',
    ru: 'Ссылка больше не действует',
  },
  gone_lead: {
    lv: 'Tā jau ir izmantota, novecojusi vai nepilnīga. Palūdziet jaunu saiti tam, kas jūs uzaicināja.',
    en: 'It has been used, is too old or not complete. Ask whoever invited you for a new one.',
    ru: 'Она уже использована, устарела или неполная. Попросите новую у того, кто вас пригласил.',
  },
  done_title: { lv: 'Parole ir saglabāta', en: 'The password is saved', ru: 'Пароль сохранён' },
  done_lead: {
    lv: 'Tagad varat pieslēgties ar savu e-pastu un jauno paroli.',
    en: 'You can now sign in with your e-mail and the new password.',
    ru: 'Теперь вы можете войти с вашим адресом электронной почты и новым паролем.',
  },
  sign_in: { lv: 'Pieslēgties', en: 'Sign in', ru: 'Войти' },
} as const satisfies Record<string, Phrase>
