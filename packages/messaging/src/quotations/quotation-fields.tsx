import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Identities } from '@wbn/cards/identities/use-identities.ts';
import type { MessageFile } from '@wbn/contract/messaging/message-file.ts';
import { frequencies } from '@wbn/contract/quotations/quotation.ts';
import { openDaysChoices } from '@wbn/contract/quotations/quotation-limits.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { listCountriesQuery, listTradeChoicesQuery } from '@wbn/forms/choices/catalog.query.ts';
import { CategoryField } from '@wbn/forms/choices/category-field.tsx';
import { codedOptions, countryOptions, currencyOptions } from '@wbn/forms/choices/options.ts';
import { type ListState, useOptions } from '@wbn/forms/choices/use-options.ts';
import { useFields } from '@wbn/forms/edit/use-fields.tsx';
import type { Form } from '@wbn/forms/edit/use-form.ts';
import { useDayTexts } from '@wbn/forms/use-day-texts.ts';
import { useProfile } from '@wbn/session/use-session.ts';
import { Select } from '@wbn/ui-kit/controls/choices/select.tsx';
import { DayPicker } from '@wbn/ui-kit/controls/days/day-picker.tsx';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { FormSection } from '@wbn/ui-kit/layout/form-section.tsx';
import type { ReactNode } from 'react';
import { FilesSection } from '../files/files-section.tsx';
import { ownFirst, SenderSelect } from '../send-request/request-fields.tsx';
import { type QuotationValues, subjectLimit } from './quotation-values.ts';
import { useCertificateOptions } from './use-certificate-options.ts';

interface QuotationFieldsProps {
  readonly api: ApiClient;
  readonly form: Form<QuotationValues>;
  /** In whose name it can be asked; undefined for visitors, and where that is decided. */
  readonly identities: Identities | undefined;
  /** Files of the edited or copied request for quotation. */
  readonly known: readonly MessageFile[];
  readonly isVisitor: boolean;
  /** Who will hear of it. */
  readonly hears: ReactNode;
}

/** The fields of a request for quotation: what is wanted, who may offer, and who asks until when. */
export function QuotationFields({ api, form, identities, known, isVisitor, hears }: QuotationFieldsProps) {
  const t = useText('quotations');
  const { values, set } = form;
  const countries = useOptions(listCountriesQuery(api), countryOptions);
  const certificates = useCertificateOptions(api, values.category, values.certificates);
  const { line, area, chips, wire } = useFields(form, {
    lineLimit: 40,
    options: { countries: countries.options, certificates },
  });
  return (
    <>
      <FormSection title={t('section.what')}>
        {line('subject', { maxLength: subjectLimit, hint: t('hint.subject') })}
        {area('text', { required: true, limit: 3000, rows: 8, hint: t('hint.text') })}
      </FormSection>
      <Terms api={api} form={form} countries={countries} />
      <FormSection title={t('section.suppliers')} hint={t('hint.suppliers')}>
        <CategoryField
          label={t('field.category')}
          api={api}
          id={form.idOf('category')}
          error={form.errorOf('category')}
          hint={t('hint.category')}
          value={values.category}
          required
          onChange={(category) => set({ category })}
        />
        {chips('countries', { hint: t('hint.countries') })}
        {chips('certificates', { hint: t('hint.certificates') })}
      </FormSection>
      <FilesSection
        api={api}
        id={form.idOf('files')}
        title={t('field.files')}
        hint={t(isVisitor ? 'hint.filesLater' : 'hint.files')}
        error={form.errorOf('files') ?? form.errorOf('keptFiles')}
        known={known}
        keptFiles={values.keptFiles}
        onKeep={(keptFiles) => set({ keptFiles })}
        files={values.files}
        onChange={isVisitor ? undefined : (change) => set(({ files }) => ({ files: change(files) }))}
      />
      {hears}
      <FormSection title={t('section.who')} hint={t('hint.who')}>
        <Columns minimum={260}>
          {identities && (
            <SenderSelect
              {...wire('from')}
              identities={identities}
              value={values.from}
              onChange={({ target }) => set({ from: target.value })}
            />
          )}
          <Select
            {...wire('openDays')}
            value={values.openDays}
            options={openDaysChoices.map((count) => ({ value: String(count), text: t('days', { count }) }))}
            onChange={({ target }) => set({ openDays: target.value })}
          />
        </Columns>
      </FormSection>
    </>
  );
}

interface TermsProps extends Pick<QuotationFieldsProps, 'api' | 'form'> {
  readonly countries: ListState;
}

/** How much, how often, where to, by when and at what price. */
function Terms({ api, form, countries }: TermsProps) {
  const t = useText('quotations');
  const language = useLocale();
  const dayTexts = useDayTexts();
  const profile = useProfile();
  const terms = useOptions(listTradeChoicesQuery(api), ({ deliveryTerms }) => codedOptions(deliveryTerms));
  const currencies = useOptions(listTradeChoicesQuery(api), currencyOptions);
  const { line, number, picker, wire } = useFields(form, { lineLimit: 40 });
  const { values, set } = form;
  const isListed = currencies.options.some(({ value }) => value === values.targetCurrency);
  const lost = isListed ? [] : [{ value: values.targetCurrency, text: values.targetCurrency }];
  return (
    <FormSection title={t('section.terms')}>
      <Columns minimum={260}>
        {number('quantity', { decimals: true, hint: t('hint.quantity') })}
        {line('unit', { hint: t('hint.unit') })}
        {picker('frequency', {
          list: frequencies.map((value) => ({ value, text: t(`frequency.${value}`) })),
        })}
        <DayPicker
          {...wire('wantedOn')}
          value={values.wantedOn}
          language={language}
          texts={dayTexts}
          onChange={(wantedOn) => set({ wantedOn })}
        />
        {picker('deliveryCountry', {
          required: true,
          list: ownFirst(countries.options, profile?.country?.code),
          'aria-busy': countries.state === 'loading',
        })}
        {line('deliveryPlace', { maxLength: 100, hint: t('hint.deliveryPlace') })}
        {picker('deliveryTerm', {
          list: terms.options,
          'aria-busy': terms.state === 'loading',
          hint: t('hint.deliveryTerm'),
        })}
        {line('targetPrice', {
          maxLength: 24,
          inputMode: 'decimal',
          dir: 'ltr',
          hint: t('hint.targetPrice'),
        })}
        <Select
          {...wire('targetCurrency')}
          value={values.targetCurrency}
          options={[...lost, ...currencies.options]}
          onChange={({ target }) => set({ targetCurrency: target.value })}
        />
      </Columns>
    </FormSection>
  );
}
