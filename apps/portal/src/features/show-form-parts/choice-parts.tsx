import { Checkbox, NativeSelect } from '@mantine/core'
import { Choice } from '@rinda/ui/components/fields/choice'
import { LimitPicker } from '@rinda/ui/components/fields/limit-picker'
import { SegmentedSwitch } from '@rinda/ui/components/fields/segmented-switch'
import { Switch } from '@rinda/ui/components/fields/switch'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { PartSection } from './part-section.tsx'

const values = ['a', 'b', 'c'] as const

/** Fields with which something is chosen: one, some, yes or no. */
export function ChoiceParts() {
  const { t } = useLatePhrases('forms')
  const [one, setOne] = useState<string | null>(null)
  const [segment, setSegment] = useState<(typeof values)[number]>('a')
  const [many, setMany] = useState<readonly number[] | null>([1])
  const [isOn, setOn] = useState(true)
  const labels = { a: t('optionA'), b: t('optionB'), c: t('optionC') }
  const options = values.map((value) => ({ value, label: labels[value] }))
  const data = [{ value: '', label: '' }, ...options]
  return (
    <PartSection title={t('choices')}>
      <NativeSelect label={`${t('select')}: ${t('empty')}`} data={data} />
      <NativeSelect label={`${t('select')}: ${t('filled')}`} data={data} defaultValue="b" />
      <NativeSelect label={`${t('select')}: ${t('wrong')}`} data={data} error={t('selectWrong')} />
      <NativeSelect label={`${t('select')}: ${t('disabled')}`} data={data} defaultValue="a" disabled />
      <Choice label={t('choice')} placeholder={t('choice')} options={options} value={one} onChange={setOne} />
      <SegmentedSwitch label={t('segments')} segments={options} value={segment} onChange={setSegment} />
      <LimitPicker
        texts={{
          all: t('all'),
          only: t('only'),
          nothingChosen: t('nothingChosen'),
          findByName: t('findByName'),
          nothingFound: t('nothingFound'),
        }}
        groups={[{ name: t('many'), choices: values.map((value, id) => ({ id, name: labels[value] })) }]}
        ids={many}
        fault={undefined}
        onChange={setMany}
      />
      <div>
        <Checkbox label={`${t('check')}: ${t('empty')}`} />
        <Checkbox label={`${t('check')}: ${t('filled')}`} defaultChecked mt={8} />
        <Checkbox label={`${t('check')}: ${t('wrong')}`} error={t('checkWrong')} mt={8} />
        <Checkbox label={`${t('check')}: ${t('disabled')}`} disabled mt={8} />
      </div>
      <div>
        <Switch label={t('switch')} text={t('switch')} isOn={isOn} onChange={setOn} />
        <Switch
          label={`${t('switch')}: ${t('disabled')}`}
          text={`${t('switch')}: ${t('disabled')}`}
          isOn={false}
          isDisabled
          onChange={() => {}}
        />
      </div>
    </PartSection>
  )
}
