import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Author } from '@wbn/contract/social/author.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { listCountriesQuery } from '@wbn/forms/choices/catalog.query.ts';
import { CategoryField } from '@wbn/forms/choices/category-field.tsx';
import { countryOptions } from '@wbn/forms/choices/options.ts';
import { useOptions } from '@wbn/forms/choices/use-options.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Select } from '@wbn/ui-kit/controls/choices/select.tsx';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import { ListToolbar } from '@wbn/ui-kit/layout/list-toolbar.tsx';
import { Search } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import type { OpenQuotationFilter } from './quotations.query.ts';
import { useCertificateOptions } from './use-certificate-options.ts';

interface QuotationFiltersProps {
  readonly api: ApiClient;
  /** The person's companies. */
  readonly companies: readonly Author[];
  readonly filter: OpenQuotationFilter;
  readonly onFilter: (filter: OpenQuotationFilter) => void;
}

/** Filters of the open requests for quotation: a choice applies at once, words with the button. */
export function QuotationFilters({ api, companies, filter, onFilter }: QuotationFiltersProps) {
  const t = useText('quotations');
  const { search = '', category = '', country = '', certificate = '', show = '', bid = '' } = filter;
  const countries = useOptions(listCountriesQuery(api), countryOptions);
  const certificates = useCertificateOptions(api, category, certificate ? [certificate] : []);
  const [typed, setTyped] = useState({ over: search, words: search });
  // The address may have changed since, by Back or a link.
  const words = typed.over === search ? typed.words : search;
  const set = (change: { readonly [Name in keyof OpenQuotationFilter]?: string }) => {
    const next = Object.entries({ ...filter, search: words.trim(), ...change }).filter(([, value]) => value);
    onFilter(Object.fromEntries(next) as OpenQuotationFilter);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    set({});
  };
  return (
    <form aria-label={t('open.filters')} onSubmit={submit}>
      <ListToolbar
        search={
          <>
            <TextField
              label={t('open.words')}
              name="search"
              type="search"
              maxLength={100}
              autoComplete="off"
              value={words}
              onChange={({ currentTarget }) => setTyped({ over: search, words: currentTarget.value })}
              icon={<Search aria-hidden />}
            />
            <Button type="submit" variant="secondary">
              {t('open.search')}
            </Button>
          </>
        }
        filters={
          <>
            {companies.length > 1 && (
              <Select
                label={t('open.as')}
                value={bid}
                options={[
                  { value: '', text: t('open.allCompanies') },
                  ...companies.map(({ authorID, name }) => ({ value: authorID, text: name })),
                ]}
                onChange={({ target }) => set({ bid: target.value })}
              />
            )}
            <Select
              label={t('open.show')}
              value={show}
              options={[
                { value: '', text: t('open.all') },
                { value: 'invited', text: t('invited') },
                { value: 'offered', text: t('open.offered') },
              ]}
              onChange={({ target }) => set({ show: target.value })}
            />
            <CategoryField
              label={t('field.category')}
              api={api}
              placeholder={t('open.anyIndustry')}
              value={category}
              onChange={(id) => set({ category: id })}
            />
            <Select
              label={t('field.deliveryCountry')}
              value={country}
              options={[{ value: '', text: t('open.anyCountry') }, ...countries.options]}
              aria-busy={countries.state === 'loading'}
              onChange={({ target }) => set({ country: target.value })}
            />
            <Select
              label={t('open.certificate')}
              value={certificate}
              options={[{ value: '', text: t('open.anyCertificate') }, ...certificates]}
              onChange={({ target }) => set({ certificate: target.value })}
            />
          </>
        }
      />
    </form>
  );
}
