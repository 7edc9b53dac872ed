import type { SearchTypeCode } from '@wbn/contract/catalog/business-type-codes.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CountryCounts } from '../countries/country-counts.ts';
import type { CountryOption } from '../countries/country-option.ts';
import { CountryPicker } from './country-picker/country-picker.tsx';
import type { SearchSources } from './search-sources.ts';
import { SuggestionPanel } from './suggestions/suggestion-panel.tsx';

interface SearchAidsProps {
  readonly form: HTMLFormElement;
  readonly sources: SearchSources;
  /** The options of the form's select. */
  readonly countries: readonly CountryOption[];
}

/** Adds suggestions and a searchable country list to the search bar, once the visitor uses it. */
export function SearchAids({ form, sources, countries }: SearchAidsProps) {
  const field = form.elements.namedItem('search');
  const select = form.elements.namedItem('countries');
  const kind = form.elements.namedItem('business');
  const pointer = useRef('');
  const [isPicking, setPicking] = useState(false);
  const [counts, setCounts] = useState<CountryCounts>();

  const open = (event: Event) => {
    event.preventDefault();
    setPicking(true);
    const business = kind instanceof HTMLSelectElement ? kind.value : 'MA';
    // Without counts the list keeps the order of the select.
    sources.countByCountry(business as SearchTypeCode).then(setCounts, () => setCounts(undefined));
  };
  const handlePointer = useEffectEvent(({ pointerType }: PointerEvent) => {
    pointer.current = pointerType;
  });
  // Touch keeps the browser's own list.
  const handlePress = useEffectEvent((event: MouseEvent) => {
    if (pointer.current === 'mouse' && event.button === 0) open(event);
  });
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === ' ' || event.key === 'Enter' || (event.altKey && event.key === 'ArrowDown'))
      open(event);
  });
  useEffect(() => {
    if (!(select instanceof HTMLSelectElement)) return;
    const listening = new AbortController();
    const { signal } = listening;
    select.addEventListener('pointerdown', handlePointer, { signal });
    select.addEventListener('mousedown', handlePress, { signal });
    select.addEventListener('keydown', handleKey, { signal });
    return () => listening.abort();
  }, [select]);

  return (
    <>
      {field instanceof HTMLInputElement && <SuggestionPanel field={field} load={sources.suggest} />}
      {isPicking && select instanceof HTMLSelectElement && (
        <CountryPicker
          select={select}
          options={countries}
          counts={counts}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}
