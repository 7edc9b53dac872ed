import { useText } from '@wbn/edition/use-text.ts';
import type { Options } from '@wbn/forms/choices/options.ts';
import { Select } from '@wbn/ui-kit/controls/choices/select.tsx';
import { TextArea } from '@wbn/ui-kit/controls/fields/text-area.tsx';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import type { ReactNode } from 'react';
import type { NeedHelpChoices } from './need-help-choices.ts';
import * as styles from './need-help-form.css.ts';
import type { NeedHelpProblems } from './need-help-outcome.ts';
import type { NeedHelpName, NeedHelpValues } from './need-help-values.ts';

interface NeedHelpFieldsProps {
  readonly choices: NeedHelpChoices;
  readonly values: NeedHelpValues;
  readonly problems: NeedHelpProblems;
}

/** Returns the id of a field's control, the target of links to it. */
export function fieldId(name: NeedHelpName): string {
  return `need-help-${name}`;
}

/** All fields of the form (NHF-02 to NHF-06). */
export function NeedHelpFields({ choices, values, problems }: NeedHelpFieldsProps) {
  const t = useText('need-help');

  const wire = (name: NeedHelpName) => ({
    id: fieldId(name),
    name,
    label: t(`field.${name}`),
    defaultValue: values[name] ?? '',
    error: problems[name] && t(`problem.${problems[name]}`),
  });
  const line = (name: NeedHelpName, more: Omit<Parameters<typeof TextField>[0], 'label'> = {}) => (
    <TextField maxLength={120} {...wire(name)} {...more} />
  );
  const picker = (
    name: NeedHelpName,
    options: Options,
    more: Omit<Parameters<typeof Select>[0], 'label' | 'options'> = {},
    empty = t('select'),
  ) => <Select {...wire(name)} {...more} options={[{ value: '', text: empty }, ...options]} />;
  const products = (kind: 'buy' | 'sell') =>
    ([1, 2, 3, 4] as const).map((number) => (
      <div key={number}>{picker(`${kind}Product${number}`, choices.industries)}</div>
    ));

  return (
    <>
      <Fieldset legend={t('group.person')}>
        <Columns minimum={300}>
          {line('firstName', { required: true, autoComplete: 'given-name' })}
          {line('lastName', { required: true, autoComplete: 'family-name' })}
          {line('email', { required: true, type: 'email', autoComplete: 'email', maxLength: 254 })}
          {line('mobilePhone', { type: 'tel', autoComplete: 'mobile tel', maxLength: 40 })}
          {picker('jobPosition', choices.jobPositions)}
        </Columns>
      </Fieldset>
      <Fieldset legend={t('group.company')}>
        <Columns minimum={300}>
          {line('businessName', { required: true, autoComplete: 'organization', maxLength: 200 })}
          {picker('businessType', choices.businessTypes)}
          {line('companyPhone', {
            required: true,
            type: 'tel',
            autoComplete: 'work tel',
            maxLength: 40,
            hint: t('hint.phone'),
          })}
          {line('companyFax', { type: 'tel', autoComplete: 'fax tel', maxLength: 40 })}
          {line('website', {
            inputMode: 'url',
            autoComplete: 'url',
            maxLength: 250,
            hint: t('hint.website'),
          })}
          {picker('country', choices.countries, { required: true, autoComplete: 'country' })}
          <div className={styles.usaOnly}>
            {picker(
              'usaState',
              choices.usaStates,
              { 'aria-required': true, autoComplete: 'address-level1' },
              t('selectState'),
            )}
          </div>
          <div className={styles.wholeRow}>
            {line('address', { autoComplete: 'street-address', maxLength: 250 })}
          </div>
          {line('zipcode', { autoComplete: 'postal-code', maxLength: 20 })}
          {line('city', { autoComplete: 'address-level2' })}
          {line('totalEmployees', { maxLength: 20, hint: t('hint.employees') })}
          {line('salesEmployees', { maxLength: 20, hint: t('hint.employees') })}
        </Columns>
      </Fieldset>
      <Fieldset legend={t('group.buy')} hint={t('hint.buy')}>
        <Columns minimum={300}>{products('buy')}</Columns>
        <TextArea {...wire('moreInfoBuy')} rows={5} />
      </Fieldset>
      <Fieldset legend={t('group.sell')} hint={t('hint.sell')}>
        <Columns minimum={300}>{products('sell')}</Columns>
        <TextArea {...wire('moreInfoSell')} rows={5} />
      </Fieldset>
    </>
  );
}

interface FieldsetProps {
  readonly legend: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

function Fieldset({ legend, hint, children }: FieldsetProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>
        <Heading level={2} size="md">
          {legend}
        </Heading>
      </legend>
      <Stack space="md">
        {hint && <p className={styles.hint}>{hint}</p>}
        {children}
      </Stack>
    </fieldset>
  );
}
