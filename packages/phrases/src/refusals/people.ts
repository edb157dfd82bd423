import type { Refusal } from './refusal.ts'

/** Refusals of changes of accounts, domains and companies. */
export const refusalsOfPeople = {
  last_admin: {
    lv: 'Platformai jāpaliek vismaz vienam aktīvam administratoram. Vispirms ieceliet vēl vienu.',
    en: 'The platform must keep at least one active administrator. Appoint another one first.',
    ru: 'У платформы должен остаться хотя бы один активный администратор. Сначала назначьте ещё одного.',
  },
  last_company_admin: {
    lv: 'Uzņēmumam jāpaliek vismaz vienam aktīvam administratoram bez ierobežojumiem. Vispirms ieceliet vēl vienu.',
    en: 'The company must keep at least one active administrator without limits. Appoint another one first.',
    ru: 'У компании должен остаться хотя бы один активный администратор без ограничений. Сначала назначьте ещё одного.',
  },
  own_account: {
    lv: 'Savu kontu izslēgt vai sev atņemt administratora tiesības nevar. To var izdarīt cits administrators.',
    en: 'You cannot switch off your own account or take its administrator rights away. Another administrator can.',
    ru: 'Отключить свою учётную запись или лишить себя прав администратора нельзя. Это может сделать другой администратор.',
  },
  person_inactive: {
    lv: 'Šis konts ir izslēgts. Vispirms ieslēdziet to.',
    en: 'This account is switched off. Switch it on first.',
    ru: 'Эта учётная запись отключена. Сначала включите её.',
  },
  domain_known: {
    lv: 'Šāds domēns jau ir sarakstā.',
    en: 'This domain is already on the list.',
    ru: 'Такой домен уже есть в списке.',
  },
  company_known: {
    lv: 'Uzņēmums ar šādu ID jau ir.',
    en: 'There is already a company with this ID.',
    ru: 'Компания с таким ID уже есть.',
  },
  person_known: {
    lv: 'Cilvēks ar šādu e-pastu jau ir sarakstā.',
    en: 'A person with this e-mail is already on the list.',
    ru: 'Человек с таким адресом уже есть в списке.',
  },
  email_of_other_company: {
    lv: 'Šī e-pasta domēns pieder citam uzņēmumam.',
    en: 'The domain of this e-mail belongs to another company.',
    ru: 'Домен этого адреса принадлежит другой компании.',
  },
} as const satisfies Record<string, Refusal>
