import type { visitAttach as english } from '../../en/visit/attach.ts'
import type { TranslationOf } from '../../shape.ts'

export const visitAttach = {
  label: 'Документ или изображение',
  optional: 'необязательно',
  hint: 'Документ PDF или изображение PNG или JPEG, до 5 МБ. Его увидят только те, кто вас примет.',
  choose: 'Выбрать файл',
  chooseOther: 'Выбрать другой',
  remove: 'Убрать',
  size: '{{size}} МБ',
  sending: 'отправляем …',
  there: 'прикреплён',
  tooLarge: 'Файл больше 5 МБ. Выберите файл поменьше или сфотографируйте ещё раз с меньшим качеством.',
  refused: 'Этот файл прикрепить нельзя. Выберите файл PDF, PNG или JPEG.',
  notSent: 'Не удалось отправить файл. Проверьте связь и попробуйте ещё раз или запишитесь без него.',
  notRemoved: 'Не удалось убрать файл. Проверьте связь и попробуйте ещё раз.',
  chooseAgain: 'Пожалуйста, выберите файл ещё раз: на этой странице его больше нет.',
} satisfies TranslationOf<typeof english, 'ru'>
