/** A reason in each of our languages. */
export type Refusal = { lv: string; en: string; ru: string }
