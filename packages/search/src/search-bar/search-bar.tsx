import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { NativeSelect } from '@wbn/ui-kit/controls/choices/native-select.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { Search } from 'lucide-react';
import {
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Form, useLocation } from 'react-router-dom';
import type { CountryOption } from '../countries/country-option.ts';
import type { SearchAddress } from '../results/search-address.ts';
import { searchTypes } from '../search-type.ts';
import * as styles from './search-bar.css.ts';
import { type SearchSources, sourcesOfSite } from './search-sources.ts';

/** Fragment that moves the focus into the search field. */
const searchFieldId = 'find';

const SearchAids = lazy(async () => {
  const { SearchAids: Aids } = await import('./search-aids.tsx');
  return { default: Aids };
});

type SearchValues = Pick<SearchAddress, 'business' | 'countries' | 'search'>;

export interface SearchBarProps {
  /** The chosen countries and the edition's; the others are loaded on first use. */
  readonly countries: readonly CountryOption[];
  /** Values from the address; the fields follow it (LAY-24). */
  readonly values: SearchValues;
  /** Sources of suggestions, countries and counts; by default the site's own. */
  readonly sources?: SearchSources;
}

/**
 * Type, country and text in one row: a plain GET form, which works before and without JavaScript. Suggestions and
 * country list are loaded on first use.
 */
export function SearchBar({ countries, values, ...given }: SearchBarProps) {
  const t = useText('search');
  const path = usePath();
  const sources = given.sources ?? sourcesOfSite(path);
  const form = useSyncedFields(values);
  const [reached, setReached] = useState<HTMLFormElement>();
  const [all, loadAll] = useAllCountries(sources.listCountries);
  const reach = () => {
    setReached(form.current ?? undefined);
    void loadAll();
  };
  useFocusByAddress(form, reach);
  const known = all ?? countries;
  const choices = [{ value: 'global', text: t('bar.global') }, ...combinedOption(values, known), ...known];
  return (
    <div className={styles.place}>
      <Form
        ref={form}
        method="get"
        action={path('/search-result')}
        role="search"
        className={styles.bar}
        onFocus={reach}
        onPointerEnter={reach}
        onInput={({ currentTarget }) => mark(currentTarget, 'unsent')}
        onSubmit={({ currentTarget }) => mark(currentTarget, 'sent')}
      >
        <div className={styles.choice}>
          <NativeSelect
            name="business"
            aria-label={t('bar.type')}
            size="inside"
            defaultValue={values.business}
            options={searchTypes.map((type) => ({ value: type, text: t(`type.${type}`) }))}
          />
        </div>
        <div className={styles.choice}>
          <NativeSelect
            name="countries"
            aria-label={t('bar.country')}
            size="inside"
            defaultValue={countriesValue(values)}
            options={choices}
          />
        </div>
        <input
          name="search"
          type="search"
          aria-label={t('bar.text')}
          placeholder={t('bar.placeholder')}
          defaultValue={values.search}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          id={searchFieldId}
          className={styles.input}
        />
        <button type="submit" aria-label={t('bar.submit')} className={styles.submit}>
          <Search size={18} aria-hidden />
        </button>
      </Form>
      <noscript>
        <TextLink to={path('/countries')}>{t('bar.allCountries')}</TextLink>
      </noscript>
      {reached && (
        <Suspense fallback={null}>
          <SearchAids form={reached} sources={sources} countries={choices} />
        </Suspense>
      )}
    </div>
  );
}

/** Marks the form as being typed in, or as sent: then suggestions do not open and the focus moves to the results. */
function mark(form: HTMLFormElement, state: 'sent' | 'unsent'): void {
  form.toggleAttribute('data-sent', state === 'sent');
  form.toggleAttribute('data-unsent', state === 'unsent');
}

/**
 * Focuses the search field when the address ends with `#find`; browsers do this on page loads, not on client-side
 * navigations.
 */
function useFocusByAddress(form: RefObject<HTMLFormElement | null>, reach: () => void) {
  const { hash } = useLocation();
  useEffect(() => {
    const { current } = form;
    const field = current?.elements.namedItem('search');
    if (!current || !(field instanceof HTMLInputElement)) return;
    if (hash === `#${searchFieldId}`) {
      // Keeps the focus here when the new page arrives, as while typing.
      mark(current, 'unsent');
      field.focus();
    }
    // The field may have had the focus before hydration.
    if (current.contains(document.activeElement)) reach();
  }, [hash]);
}

/**
 * Returns all countries once they are loaded, and the function that loads them, for when the visitor reaches for the form. On a touch screen they
 * are loaded at once, because the browser's own list of a select opens there without waiting.
 */
function useAllCountries(load: SearchSources['listCountries']) {
  const [all, setAll] = useState<readonly CountryOption[]>();
  const loading = useRef(false);
  const loadAll = async () => {
    if (all || loading.current) return;
    loading.current = true;
    // After a failure the known countries can be chosen, and the next use tries again.
    const loaded = await load().catch(() => undefined);
    loading.current = false;
    if (loaded) setAll(loaded);
  };
  const begin = useEffectEvent(() => void loadAll());
  useEffect(() => {
    if (matchMedia('(hover: none)').matches) begin();
  }, []);
  return [all, loadAll] as const;
}

const countriesValue = ({ countries }: SearchValues) => countries.join(',') || 'global';

/** Returns an extra option when several countries are chosen among the results, because a select holds one value. */
function combinedOption(values: SearchValues, options: SearchBarProps['countries']) {
  const { countries } = values;
  const nameOf = (code: string) => options.find(({ value }) => value === code)?.text ?? code;
  return countries.length > 1
    ? [{ value: countriesValue(values), text: countries.map(nameOf).join(', ') }]
    : [];
}

/**
 * Copies the address's values into the fields when the address changes (LAY-24). Not on the first render, to keep
 * text typed before hydration, and not while `data-unsent` marks a form that is being typed in.
 */
function useSyncedFields(values: SearchValues) {
  const { business, search } = values;
  const countries = countriesValue(values);
  const form = useRef<HTMLFormElement>(null);
  const location = useLocation();
  const seen = useRef(location);
  useLayoutEffect(() => {
    if (seen.current === location) return;
    seen.current = location;
    const { current } = form;
    if (!current || current.matches('[data-unsent]:focus-within')) return;
    current.removeAttribute('data-unsent');
    for (const [name, value] of Object.entries({ business, countries, search })) {
      const field = current.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
    }
  }, [location, business, countries, search]);
  return form;
}
