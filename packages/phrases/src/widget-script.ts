/** Words of the script that puts the widget on a page of another site. They are few, as all who open that page load them. */
export const widgetScript = {
  lv: { book: 'Pierakstīties tiešsaistē' },
  en: { book: 'Book online' },
  ru: { book: 'Записаться онлайн' },
} as const
