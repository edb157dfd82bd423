/** Subjects that a page of another site may show the booking of. */
export const widgetKinds = ['company', 'location', 'service'] as const
export type WidgetKind = (typeof widgetKinds)[number]
