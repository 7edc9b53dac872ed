import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { stateOptionsQuery } from '@wbn/forms/list-options.query.ts';
import { useLoaded } from '@wbn/session/use-loaded.ts';
import { TextField } from '@wbn/ui-kit/controls/text-field.tsx';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { FormSection } from '@wbn/ui-kit/layout/form-section.tsx';
import { useTranslation } from 'react-i18next';
import type { FormFieldsProps } from './person-fields.tsx';
import { PhoneFields } from './phone-fields.tsx';
import { useFields } from './use-fields.tsx';

interface ContactFieldsProps extends FormFieldsProps {
  readonly api: ApiClient;
}

/** Where the person is, and how they are reached; the states are those of the country (PRF-05). */
export function ContactFields({ form, profile, choices, api }: ContactFieldsProps) {
  const { t } = useTranslation('own-profile');
  const { line, picker } = useFields(form);
  const { country } = form.values;
  const states = useLoaded(stateOptionsQuery(api, country));
  const options = states.state === 'ready' ? states.value : [];
  const loading = states.state === 'loading' && country !== '';
  return (
    <FormSection title={t('group.contact')}>
      <Columns minimum={340}>
        {picker('country', choices.countries, profile.country?.countryName, {
          autoComplete: 'country',
          // A state of another country would mean nothing.
          onChange: ({ target }) => form.set({ country: target.value, state: '' }),
        })}
        {picker('state', options, profile.state?.stateName, {
          autoComplete: 'address-level1',
          disabled: !loading && options.length === 0,
          'aria-busy': loading,
          hint: hintOf(),
        })}
        {line('city', { autoComplete: 'address-level2' })}
        <TextField
          label={t('fact.email')}
          type="email"
          value={profile.email ?? ''}
          readOnly
          hint={t('hint.email')}
          dir="ltr"
        />
      </Columns>
      <PhoneFields form={form} choices={choices.dialCodes} />
    </FormSection>
  );

  function hintOf(): string | undefined {
    if (loading) return t('hint.statesLoading');
    if (country === '') return t('hint.stateNeedsCountry');
    return states.state === 'ready' && options.length === 0 ? t('hint.noStates') : undefined;
  }
}
