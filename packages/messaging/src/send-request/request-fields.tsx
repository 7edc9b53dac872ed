import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Identities } from '@wbn/cards/identities/use-identities.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { listCountriesQuery, listTradeChoicesQuery } from '@wbn/forms/choices/catalog.query.ts';
import { codedOptions, countryOptions } from '@wbn/forms/choices/options.ts';
import { useOptions } from '@wbn/forms/choices/use-options.ts';
import { useFields } from '@wbn/forms/edit/use-fields.tsx';
import type { Form } from '@wbn/forms/edit/use-form.ts';
import { useDayTexts } from '@wbn/forms/use-day-texts.ts';
import { useProfile } from '@wbn/session/use-session.ts';
import type { SelectOption } from '@wbn/ui-kit/controls/choices/native-select.tsx';
import { Select } from '@wbn/ui-kit/controls/choices/select.tsx';
import { DayPicker } from '@wbn/ui-kit/controls/days/day-picker.tsx';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { FormSection } from '@wbn/ui-kit/layout/form-section.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { FileField } from '../files/file-field.tsx';
import { type RequestValues, subjects } from './request-values.ts';

/** Puts the reader's country first, if it is known. */
export function ownFirst(
  countries: readonly SelectOption[],
  own: string | undefined,
): readonly SelectOption[] {
  const found = countries.find(({ value }) => value === own);
  return found ? [found, ...countries.filter((country) => country !== found)] : countries;
}

interface SenderSelectProps extends Omit<ComponentProps<typeof Select>, 'options' | 'required'> {
  readonly identities: Identities;
}

/** In whose name a person sends: their own or that of one of their companies. */
export function SenderSelect({ identities, ...select }: SenderSelectProps) {
  const t = useText('send-request');
  const options = identities.all.map(({ authorID, authorType, name }) => ({
    value: authorID,
    text: authorType === 'user' ? t('asMyself', { name }) : name,
  }));
  return <Select {...select} options={options} required />;
}

interface RequestFieldsProps {
  readonly api: ApiClient;
  readonly form: Form<RequestValues>;
  readonly identities: Identities;
  /** The receivers and the quoted product. */
  readonly to: ReactNode;
}

/** The fields of an inquiry (INQ-01), and optional facts that help a supplier to answer. */
export function RequestFields({ api, form, identities, to }: RequestFieldsProps) {
  const t = useText('send-request');
  const { line, area, wire } = useFields(form, { lineLimit: 150 });
  const { values, set } = form;
  return (
    <>
      <FormSection title={t('section.who')}>
        {to}
        <SenderSelect
          {...wire('from')}
          identities={identities}
          value={values.from}
          hint={t('hint.from')}
          onChange={({ target }) => set({ from: target.value })}
        />
      </FormSection>
      <FormSection title={t('section.what')}>
        <Select
          {...wire('subject')}
          value={values.subject}
          options={[
            { value: '', text: t('firstWords') },
            ...subjects.map((value) => ({ value, text: t(`subjects.${value}`) })),
          ]}
          onChange={({ target }) => set({ subject: subjects.find((one) => one === target.value) ?? '' })}
        />
        {values.subject === 'other' && line('otherSubject', { hint: t('hint.otherSubject') })}
        {area('message', { required: true, limit: 5000, rows: 8, hint: t('hint.message') })}
      </FormSection>
      <Needs api={api} form={form} />
      <FormSection
        id={form.idOf('files')}
        title={t('section.files')}
        hint={t('hint.files')}
        error={form.errorOf('files')}
      >
        <FileField
          api={api}
          files={values.files}
          onChange={(change) => set(({ files }) => ({ files: change(files) }))}
        />
      </FormSection>
    </>
  );
}

/** The optional fields. */
function Needs({ api, form }: Pick<RequestFieldsProps, 'api' | 'form'>) {
  const t = useText('send-request');
  const language = useLocale();
  const dayTexts = useDayTexts();
  const { line, number, picker, wire } = useFields(form, { lineLimit: 40 });
  const profile = useProfile();
  const countries = useOptions(listCountriesQuery(api), countryOptions);
  const terms = useOptions(listTradeChoicesQuery(api), ({ deliveryTerms }) => codedOptions(deliveryTerms));
  return (
    <FormSection title={t('section.needs')} hint={t('hint.needs')}>
      <Columns minimum={260}>
        {number('quantity', { decimals: true, hint: t('hint.quantity') })}
        {line('unit', { hint: t('hint.unit') })}
        {picker('deliveryCountry', {
          list: ownFirst(countries.options, profile?.country?.code),
          'aria-busy': countries.state === 'loading',
        })}
        {picker('deliveryTerm', {
          list: terms.options,
          'aria-busy': terms.state === 'loading',
          hint: t('hint.deliveryTerm'),
        })}
        <DayPicker
          {...wire('wantedOn')}
          value={form.values.wantedOn}
          language={language}
          texts={dayTexts}
          hint={t('hint.wantedOn')}
          onChange={(wantedOn) => form.set({ wantedOn })}
        />
      </Columns>
    </FormSection>
  );
}
