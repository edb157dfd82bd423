import type { queueSystem as english } from '../../en/queue/queue-system.ts'
import type { TranslationOf } from '../../shape.ts'

export const queueSystem = {
  title: 'Rindu sistēma',
  text: 'Šīs filiāles rindu uztur cita rindu sistēma. Tās adrese ir norādīta augstāk.',
  reading: 'Nolasa tās stāvokli …',
  unread: 'Tās stāvokli neizdevās nolasīt. Nekas nav mainīts.',
  askNow: 'Mēģināt tūlīt',
  notAsked: 'Serveris neatbildēja. Mēģiniet vēlreiz.',
  notYet: 'Vēl nav vaicāts',
  answersSince: 'Atbild kopš {{when}}',
  silentSince: 'Neatbild kopš {{when}}',
  heardAt: 'Pēdējā atbilde: {{when}}',
  meanwhile:
    'Pa to laiku numurus neizsniedz. Kas gaida, savu vietu saglabā. Sistēmai automātiski vaicā atkārtoti.',
  unknown: 'Tā nepazīst šos pakalpojumus: {{names}}. Pārbaudiet to ID rindu sistēmā.',
  fault_unreachable: 'Ar to nav savienojuma: tā ir izslēgta vai adrese ir nepareiza.',
  fault_too_slow: 'Tā atbild pārāk lēni.',
  fault_refused_us: 'Tā mūs noraida: uzturētāja iestatītā atslēga un noslēpums neatbilst tai zināmajiem.',
  fault_not_found: 'Šajā adresē nekā nav: kāda no augstāk norādītajām adresēm ir nepareiza.',
  fault_failed: 'Tā atbild ar savu kļūdu. Iemeslu var redzēt tie, kas to uztur.',
  fault_garbled: 'Tās atbildi nevar saprast: iespējams, šajā adresē darbojas cita programma.',
  fault_too_large: 'Tās atbilde ir pārāk liela, lai to nolasītu.',
  fault_moved: 'Tā mūs sūta uz citu adresi, bet tai neseko. Ierakstiet augstāk jauno adresi.',
  fault_address: 'Šo adresi izsaukt nedrīkst: tā ved uz privātu tīklu. To var atļaut uzturētājs.',
  bookings_title: 'Pierakstu sistēma',
  bookings_text: 'Šīs filiāles pierakstus uztur cita pierakstu sistēma. Tās adrese ir norādīta augstāk.',
  bookings_meanwhile:
    'Pa to laiku šeit nevar ne pierakstīties, ne atcelt pierakstu. Redzams pēdējais zināmais. Sistēmai automātiski vaicā atkārtoti.',
  bookings_away: 'Kamēr tā neatbild, šeit neko nevar ne pierakstīt, ne atcelt.',
  bookings_not_found: 'Tur par šo filiāli nekā nav: nepareiza ir adrese vai filiāles ID.',
  bookings_unknown: 'Tā nepazīst šos pakalpojumus: {{names}}. Pārbaudiet to ID pierakstu sistēmā.',
} satisfies TranslationOf<typeof english, 'lv'>
