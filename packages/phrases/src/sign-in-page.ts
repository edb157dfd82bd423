type Phrase = { lv: string; en: string; ru: string }

/** The built-in sign-in page, which is written by the server and works without JavaScript. */
export const signInPage = {
  title: { lv: 'Pieslēgties', en: 'Sign in', ru: 'Вход' },
  lead: {
    lv: 'Darbinieku portāls: rindas un pieraksti.',
    en: 'The staff portal: queues and appointments.',
    ru: 'Портал сотрудников: очереди и записи.',
  },
  language: { lv: 'Valoda', en: 'Language', ru: 'Язык' },
  email: { lv: 'E-pasts', en: 'E-mail', ru: 'Электронная почта' },
  password: { lv: 'Parole', en: 'Password', ru: 'Пароль' },
  submit: { lv: 'Pieslēgties', en: 'Sign in', ru: 'Войти' },
  problem_title: { lv: 'Neizdevās pieslēgties', en: 'You are not signed in', ru: 'Не удалось войти' },
  email_missing: {
    lv: 'Ievadiet e-pastu.',
    en: 'Enter your e-mail.',
    ru: 'Введите адрес электронной почты.',
  },
  password_missing: { lv: 'Ievadiet paroli.', en: 'Enter your password.', ru: 'Введите пароль.' },
  wrong_credentials: {
    lv: 'Nepareizs e-pasts vai parole. Pārbaudiet un mēģiniet vēlreiz.',
    en: 'The e-mail or the password is not right. Check both and try again.',
    ru: 'Неверный адрес электронной почты или пароль. Проверьте и попробуйте ещё раз.',
  },
  too_many_attempts: {
    lv: 'Pārāk daudz neveiksmīgu mēģinājumu. Mēģiniet vēlreiz pēc {minutes} min.',
    en: 'Too many failed attempts. Try again in {minutes} min.',
    ru: 'Слишком много неудачных попыток. Попробуйте снова через {minutes} мин.',
  },
  too_many_at_once: {
    lv: 'Pārāk daudz neveiksmīgu mēģinājumu. Mēģiniet vēlreiz pēc {seconds} s.',
    en: 'Too many failed attempts. Try again in {seconds} s.',
    ru: 'Слишком много неудачных попыток. Попробуйте снова через {seconds} с.',
  },
  foreign_form: {
    lv: 'Veidlapa tika nosūtīta no citas vietnes, tāpēc tā ir noraidīta.',
    en: 'The form was sent from another site and was refused.',
    ru: 'Форма отправлена с другого сайта и поэтому отклонена.',
  },
  demo_title: { lv: 'Demonstrācijas konti', en: 'Demo accounts', ru: 'Демонстрационные учётные записи' },
  demo_lead: {
    lv: 'Izvēlieties kontu, lai uzreiz pieslēgtos ar to. Visu kontu parole ir {password}.',
    en: 'Choose an account to sign in with it at once. The password of each is {password}.',
    ru: 'Выберите учётную запись, чтобы сразу войти. Пароль у всех один: {password}.',
  },
  role_none: { lv: 'Bez piekļuves', en: 'No access', ru: 'Нет доступа' },
  role_qticket_admin: {
    lv: 'Platformas administrators',
    en: 'Platform administrator',
    ru: 'Администратор платформы',
  },
  role_company_admin: {
    lv: 'Uzņēmuma administrators',
    en: 'Company administrator',
    ru: 'Администратор компании',
  },
  role_company_manager: { lv: 'Vadītājs', en: 'Manager', ru: 'Руководитель' },
  role_company_user: { lv: 'Darbinieks', en: 'Employee', ru: 'Сотрудник' },
  broken_title: {
    lv: 'Šo pieslēgšanos vairs nevar pabeigt',
    en: 'This sign-in cannot be finished',
    ru: 'Этот вход нельзя завершить',
  },
  broken_lead: {
    lv: 'Saite ir novecojusi vai nepilnīga. Lūdzu, sāciet no jauna.',
    en: 'The link is too old or not complete. Please start again.',
    ru: 'Ссылка устарела или неполная. Пожалуйста, начните сначала.',
  },
  start_again: { lv: 'Sākt no jauna', en: 'Start again', ru: 'Начать сначала' },
} as const satisfies Record<string, Phrase>
