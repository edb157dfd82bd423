/** Words of a call in English. */
const small = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
  'nineteen',
]
const digits = small.slice(1, 10)

export const english = {
  voice: 'en-gb',
  spelt: {},
  number: 'number',
  counter: 'counter',
  letters: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  small,
  tens: ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
  hundreds: digits.map((digit) => `${digit} hundred`),
  openHundreds: digits.map((digit) => `${digit} hundred and`),
}
