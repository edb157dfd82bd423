/** Facts that a row of another system's file may tell, in the order in which a person is asked for them. */
export const moveInFields = [
  'source_id',
  'name',
  'first_name',
  'last_name',
  'phone',
  'email',
  'date',
  'time',
  'end',
  'duration',
  'location',
  'service',
  'specialist',
  'status',
  'canceled',
  'notes',
  'language',
] as const
export type MoveInField = (typeof moveInFields)[number]

/** For each fact the place of its column, from 0; what has none is not there. */
export type ColumnChoice = Readonly<Partial<Record<MoveInField, number>>>

/** Names of columns in three languages, and as other booking systems write them, in the form that `plainName` gives. */
const columnNames: Readonly<Record<MoveInField, string>> = {
  source_id:
    'id|number|no|nr|booking id|appointment id|appt id|appt ref|appointment ref|booking ref|booking reference|ref|reference|booking number|booking no|booking code|event uuid|hash|code|numurs|rezervacijas numurs|pieraksta numurs|номер|номер записи|номер бронирования|код',
  name: 'name|full name|client|client name|customer|customer name|invitee name|invitee|attendee|attendee name|patient|patient name|guest|vards uzvards|vards un uzvards|klients|klienta vards|pacients|apmekletajs|имя и фамилия|фио|клиент|имя клиента|пациент|посетитель',
  first_name:
    'first name|firstname|given name|forename|invitee first name|client first name|customer first name|vards|имя',
  last_name:
    'last name|lastname|surname|family name|invitee last name|client last name|customer last name|uzvards|фамилия',
  phone:
    'phone|phone number|mobile|mobile number|mobile phone|telephone|tel|cell|cell phone|client phone|customer phone|text reminder number|invitee phone number|telefons|talrunis|telefona numurs|talruna numurs|mobilais|klienta telefons|телефон|номер телефона|мобильный|тел|телефон клиента',
  email:
    'email|e mail|mail|email address|e mail address|client email|customer email|invitee email|epasts|e pasts|e pasta adrese|эл почта|электронная почта|почта|имейл|емейл',
  date: 'date|start|starts|starts at|start date|start time and date|start date and time|start date time|start datetime|starttime|startdate|appointment date|appt date|booking date|scheduled date|scheduled on|visit date|event date|datums|diena|sakums|sakuma datums|vizites datums|pieraksta datums|datums un laiks|sakuma datums un laiks|дата|начало|дата начала|дата записи|дата визита|дата и время|дата и время начала',
  time: 'time|start time|starting time|appointment time|appt time|booking time|scheduled time|hour|laiks|sakuma laiks|vizites laiks|pieraksta laiks|время|время начала|время записи|время визита',
  end: 'end|ends|ends at|end time|end date|end date and time|end date time|end datetime|finish|endtime|beigas|beigu laiks|beigu datums un laiks|lidz|конец|окончание|время окончания|дата и время окончания|до',
  duration:
    'duration|duration min|duration mins|duration minutes|length|minutes|ilgums|ilgums min|ilgums minutes|длительность|длительность мин|продолжительность|продолжительность мин|минуты',
  location:
    'location|location name|branch|salon|clinic|office|place|venue|filiale|vieta|adrese|klinika|salons|филиал|место|адрес|клиника|салон',
  service:
    'service|service name|services|type|appointment type|event type|event type name|treatment|procedure|event|pakalpojums|pakalpojumi|procedura|pakalpojuma nosaukums|услуга|услуги|процедура|название услуги',
  specialist:
    'specialist|provider|service provider|staff|staff name|staff member|team member|team member name|employee|calendar|unit|practitioner|doctor|therapist|user name|with|host|specialists|darbinieks|arsts|meistars|специалист|сотрудник|врач|мастер|исполнитель',
  status: 'status|state|booking status|appointment status|attendance|statuss|stavoklis|статус|состояние',
  canceled: 'canceled|cancelled|is canceled|is cancelled|atcelts|отменено|отменена',
  notes:
    'notes|note|comment|comments|client notes|booking notes|appointment notes|remarks|description|piezimes|piezime|komentars|komentari|apraksts|заметки|примечание|примечания|комментарий|комментарии|описание',
  language: 'language|client language|locale|valoda|язык',
}

const fieldOfName: ReadonlyMap<string, MoveInField> = new Map(
  moveInFields.flatMap((field) =>
    columnNames[field].split('|').map((name) => [plainName(name), field] as const),
  ),
)

/** Writes a name so that the same name written otherwise is the same: without case, accents and signs. */
export function plainName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/**
 * Recognises columns by their names. Of two with the same meaning the first counts; a time that has no date beside it holds the date too,
 * as in systems that export one moment as `Start Time`.
 */
export function recogniseColumns(header: readonly string[]): ColumnChoice {
  const found = new Map<MoveInField, number>()
  for (const [index, name] of header.entries()) {
    const field = fieldOfName.get(plainName(name))
    if (field && !found.has(field)) found.set(field, index)
  }
  const time = found.get('time')
  if (time !== undefined && !found.has('date')) {
    found.set('date', time)
    found.delete('time')
  }
  // A customer is told of by one column, or by two.
  if (found.has('first_name') && found.has('last_name')) found.delete('name')
  return Object.fromEntries(found)
}
