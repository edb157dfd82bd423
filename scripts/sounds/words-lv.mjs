/** Words of a call in Latvian, by the names of their recordings; a comma where more follows, so that the voice stays up. */
const small = [
  ...['nulle', 'viens', 'divi', 'trīs', 'četri', 'pieci', 'seši', 'septiņi', 'astoņi', 'deviņi'],
  ...['desmit', 'vienpadsmit', 'divpadsmit', 'trīspadsmit', 'četrpadsmit', 'piecpadsmit'],
  ...['sešpadsmit', 'septiņpadsmit', 'astoņpadsmit', 'deviņpadsmit'],
]
const tens = ['divdesmit', 'trīsdesmit', 'četrdesmit', 'piecdesmit', 'sešdesmit', 'septiņdesmit']
const moreTens = ['astoņdesmit', 'deviņdesmit']
const hundreds = ['simts', 'divi simti', 'trīs simti', 'četri simti', 'pieci simti', 'seši simti']
const moreHundreds = ['septiņi simti', 'astoņi simti', 'deviņi simti']
const openHundreds = ['simt', 'divsimt', 'trīssimt', 'četrsimt', 'piecsimt', 'sešsimt', 'septiņsimt']
const moreOpenHundreds = ['astoņsimt', 'deviņsimt']

export const latvian = {
  voice: 'lv',
  /** Sounds of words that the voice would swallow, in its own signs. */
  spelt: { O: "[['o:]]" },
  number: 'numurs',
  counter: 'lodziņš',
  letters: 'ā bē cē dē ē ef gā hā ī jē kā el em en o pē kū er es tē ū vē dubultvē iks igreks zē'.split(' '),
  small,
  tens: [...tens, ...moreTens],
  hundreds: [...hundreds, ...moreHundreds],
  openHundreds: [...openHundreds, ...moreOpenHundreds],
}
