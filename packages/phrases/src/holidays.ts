/** The public holidays of Latvia by the rule that says when they are, as the calendar of the law writes it. */
export const latvianHolidays: Readonly<Record<string, { lv: string; en: string; ru: string }>> = {
  '01-01': { lv: 'Jaunais gads', en: 'New Year’s Day', ru: 'Новый год' },
  'easter -2': { lv: 'Lielā Piektdiena', en: 'Good Friday', ru: 'Великая пятница' },
  easter: { lv: 'Lieldienas', en: 'Easter Sunday', ru: 'Пасха' },
  'easter 1': { lv: 'Otrās Lieldienas', en: 'Easter Monday', ru: 'Пасхальный понедельник' },
  '05-01': { lv: 'Darba svētki', en: 'Labour Day', ru: 'Праздник труда' },
  '05-04': {
    lv: 'Neatkarības atjaunošanas diena',
    en: 'Restoration of Independence Day',
    ru: 'День восстановления независимости',
  },
  '06-23': { lv: 'Līgo diena', en: 'Midsummer Eve', ru: 'День Лиго' },
  '06-24': { lv: 'Jāņu diena', en: 'Midsummer Day', ru: 'Янов день' },
  '11-18': {
    lv: 'Latvijas Republikas proklamēšanas diena',
    en: 'Proclamation Day of the Republic of Latvia',
    ru: 'День провозглашения Латвийской Республики',
  },
  '12-24': { lv: 'Ziemassvētku vakars', en: 'Christmas Eve', ru: 'Рождественский сочельник' },
  '12-25': { lv: 'Pirmie Ziemassvētki', en: 'Christmas Day', ru: 'Рождество' },
  '12-26': { lv: 'Otrie Ziemassvētki', en: 'Second Day of Christmas', ru: 'Второй день Рождества' },
  '12-31': { lv: 'Vecgada diena', en: 'New Year’s Eve', ru: 'Канун Нового года' },
}
