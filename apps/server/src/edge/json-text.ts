/** JSON of a value that is written already. A long value is written in stretches: all at once it would hold up everybody else. */
export class JsonText<Value = unknown> {
  /** For the compiler alone: what the text is of. */
  declare readonly of?: Value
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** Writes an object of which some members may be written already. */
export function writeJson<Value extends object>(
  value: {
    readonly [Key in keyof Value]: Value[Key] | JsonText<Value[Key]>
  },
): JsonText<Value> {
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(
      ([name, member]) =>
        `${JSON.stringify(name)}:${member instanceof JsonText ? member.text : JSON.stringify(member)}`,
    )
  return new JsonText(`{${members.join(',')}}`)
}
