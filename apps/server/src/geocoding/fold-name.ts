const latin: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    б: 'b',
    в: 'v',
    г: 'g',
    д: 'd',
    е: 'e',
    ё: 'e',
    ж: 'z',
    з: 'z',
    и: 'i',
    й: 'i',
    к: 'k',
    л: 'l',
  },
  ...{
    м: 'm',
    н: 'n',
    о: 'o',
    п: 'p',
    р: 'r',
    с: 's',
    т: 't',
    у: 'u',
    ф: 'f',
    х: 'h',
    ц: 'c',
    ч: 'c',
    ш: 's',
  },
  ...{ щ: 's', ъ: '', ы: 'i', ь: '', э: 'e', ю: 'iu', я: 'ia', ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae' },
}

/**
 * A name as it is compared: without marks, capitals and signs, Cyrillic in Latin letters, and j as i, since Russian has one letter for
 * both. So Rīga, Riga and Рига are the same, Jelgava and Елгава too.
 */
export function foldName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[а-яёłøđßæ]/g, (letter) => latin[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’'`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/[jy]/g, 'i')
    .replace(/(^| )ie/g, '$1e')
    .trim()
}
