import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Identities } from '@wbn/cards/identities/use-identities.ts';
import { openDaysChoices } from '@wbn/contract/quotations/quotation-limits.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { listCountriesQuery } from '@wbn/forms/choices/catalog.query.ts';
import { countryOptions } from '@wbn/forms/choices/options.ts';
import { useOptions } from '@wbn/forms/choices/use-options.ts';
import { useFields } from '@wbn/forms/edit/use-fields.tsx';
import type { Form } from '@wbn/forms/edit/use-form.ts';
import { useDayTexts } from '@wbn/forms/use-day-texts.ts';
import { useProfile } from '@wbn/session/use-session.ts';
import { Select } from '@wbn/ui-kit/controls/choices/select.tsx';
import { DayPicker } from '@wbn/ui-kit/controls/days/day-picker.tsx';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { FormSection } from '@wbn/ui-kit/layout/form-section.tsx';
import { ownFirst, SenderSelect } from '../send-request/request-fields.tsx';
import { CategoryPicker } from './category-picker.tsx';
import { type QuotationValues, subjectLimit } from './quotation-values.ts';
import { useCertificateOptions } from './use-certificate-options.ts';

interface QuotationFieldsProps {
  readonly api: ApiClient;
  readonly form: Form<QuotationValues>;
  readonly identities: Identities;
}

/** The fields of a request for quotation: what is wanted, who may offer, and who asks until when. */
export function QuotationFields({ api, form, identities }: QuotationFieldsProps) {
  const t = useText('quotations');
  const language = useLocale();
  const dayTexts = useDayTexts();
  const profile = useProfile();
  const { values, set } = form;
  const countries = useOptions(listCountriesQuery(api), countryOptions);
  const certificates = useCertificateOptions(api, values.category, values.certificates);
  const { line, area, number, picker, chips, wire } = useFields(form, {
    lineLimit: 40,
    options: { countries: countries.options, certificates },
  });
  return (
    <>
      <FormSection title={t('section.what')}>
        {line('subject', { required: true, maxLength: subjectLimit, hint: t('hint.subject') })}
        {area('text', { required: true, limit: 3000, rows: 8, hint: t('hint.text') })}
        <Columns minimum={260}>
          {number('quantity', { decimals: true, hint: t('hint.quantity') })}
          {line('unit', { hint: t('hint.unit') })}
          {picker('deliveryCountry', {
            required: true,
            list: ownFirst(countries.options, profile?.country?.code),
            'aria-busy': countries.state === 'loading',
          })}
          <DayPicker
            {...wire('wantedOn')}
            value={values.wantedOn}
            language={language}
            texts={dayTexts}
            onChange={(wantedOn) => set({ wantedOn })}
          />
        </Columns>
      </FormSection>
      <FormSection title={t('section.suppliers')} hint={t('hint.suppliers')}>
        <Columns minimum={260}>
          <CategoryPicker
            api={api}
            id={form.idOf('category')}
            error={form.errorOf('category')}
            value={values.category}
            none={t('chooseIndustry')}
            required
            onChange={(category) => set({ category })}
          />
        </Columns>
        {chips('countries', { hint: t('hint.countries') })}
        {chips('certificates', { hint: t('hint.certificates') })}
      </FormSection>
      <FormSection title={t('section.who')} hint={t('hint.who')}>
        <Columns minimum={260}>
          <SenderSelect
            {...wire('from')}
            identities={identities}
            value={values.from}
            onChange={({ target }) => set({ from: target.value })}
          />
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
