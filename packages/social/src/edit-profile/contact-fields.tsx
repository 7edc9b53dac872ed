import { lineLimit } from '@wbn/contract/social/save-own-profile.ts';
import { useFields } from '@wbn/forms/edit/use-fields.tsx';
import type { DialCodeChoice } from '@wbn/forms/phone-fields.tsx';
import { TextField } from '@wbn/ui-kit/controls/text-field.tsx';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { FormSection } from '@wbn/ui-kit/layout/form-section.tsx';
import { useTranslation } from 'react-i18next';
import type { ProfileFieldsProps } from './profile-options.ts';

interface ContactFieldsProps extends ProfileFieldsProps {
  readonly email: string | undefined;
  readonly dialCodes: readonly DialCodeChoice[];
  /** How the states of the country are doing; `found` are those of the list. */
  readonly states: { readonly state: 'loading' | 'failed' | 'ready'; readonly found: number };
}

/** Where the person is, and how they are reached; the states are those of the country (PRF-05). */
export function ContactFields({ form, options, email, dialCodes, states }: ContactFieldsProps) {
  const { t } = useTranslation('own-profile');
  const { line, picker, phone } = useFields(form, { options, lineLimit });
  const { country } = form.values;
  const loading = states.state === 'loading' && country !== '';
  return (
    <FormSection title={t('group.contact')}>
      <Columns minimum={340}>
        {picker('country', {
          autoComplete: 'country',
          // A state of another country would mean nothing.
          onChange: ({ target }) => form.set({ country: target.value, state: '' }),
        })}
        {picker('state', {
          autoComplete: 'address-level1',
          disabled: !loading && states.found === 0,
          'aria-busy': loading,
          hint: hintOf(),
        })}
        {line('city', { autoComplete: 'address-level2' })}
        <TextField
          label={t('fact.email')}
          type="email"
          value={email ?? ''}
          readOnly
          hint={t('hint.email')}
          dir="ltr"
        />
      </Columns>
      {phone('mobilePhone', { own: true, choices: dialCodes, hint: t('hint.phone') })}
    </FormSection>
  );

  function hintOf(): string | undefined {
    if (loading) return t('hint.statesLoading');
    if (country === '') return t('hint.stateNeedsCountry');
    return states.state === 'ready' && states.found === 0 ? t('hint.noStates') : undefined;
  }
}
