import { usePath } from '@wbn/edition/use-path.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { NativeSelect } from '@wbn/ui-kit/controls/native-select.tsx';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router-dom';
import * as styles from './industry-filter.css.ts';
import { type SearchAddress, splitSearchPath } from './search-address.ts';

interface IndustryFilterProps {
  readonly address: SearchAddress;
  readonly industries: readonly { readonly id: string; readonly name: string }[];
}

/** Narrows companies and products to an industry; a plain GET form. */
export function IndustryFilter({ address, industries }: IndustryFilterProps) {
  const { t } = useTranslation('search');
  const path = usePath();
  const { pathname, parameters } = splitSearchPath({ ...address, industry: undefined, page: 1 });
  return (
    <Form method="get" action={path(pathname)} className={styles.form}>
      {[...parameters].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.choice}>
        <NativeSelect
          // A new address brings a new choice; the field starts over with it.
          key={address.industry ?? ''}
          name="industry"
          aria-label={t('results.industry')}
          size="sm"
          defaultValue={address.industry ?? ''}
          options={[
            { value: '', text: t('results.allIndustries') },
            ...industries.map(({ id, name }) => ({ value: id, text: name })),
          ]}
        />
      </div>
      <Button type="submit" variant="secondary" size="sm">
        {t('results.apply')}
      </Button>
    </Form>
  );
}
