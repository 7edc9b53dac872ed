import { formatNumber } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { filterOptions } from '@wbn/ui-kit/controls/choices/filter-options.ts';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { type CountryCounts, splitByCount } from '../../countries/country-counts.ts';
import type { CountryOption } from '../../countries/country-option.ts';
import * as styles from './country-picker.css.ts';

interface CountryPickerProps {
  /** The form's select, which holds the value. */
  readonly select: HTMLSelectElement;
  readonly options: readonly CountryOption[];
  readonly counts: CountryCounts | undefined;
  readonly onClose: () => void;
}

/**
 * A searchable country list that replaces the browser's own for mouse and keyboard; countries with entries come
 * first.
 */
export function CountryPicker({ select, options, counts, onClose }: CountryPickerProps) {
  const t = useText('search');
  const locale = useLocale();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(select.value);
  const choices = orderCountries(options, counts, typed);
  const place = Math.max(
    choices.findIndex(({ value }) => value === active),
    0,
  );
  const firstEmpty = choices.findIndex(({ count }) => count === 0);
  const optionId = (value: string) => `${id}-${value}`;
  const current = choices[place];

  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (current) document.getElementById(`${id}-${current.value}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, current]);

  const close = () => {
    onClose();
    select.focus();
  };
  const choose = (value: string) => {
    select.value = value;
    for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
    close();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    const last = choices.length - 1;
    const next = {
      ArrowDown: place === last ? 0 : place + 1,
      ArrowUp: place === 0 ? last : place - 1,
      PageDown: Math.min(place + 8, last),
      PageUp: Math.max(place - 8, 0),
    }[key];
    if (next !== undefined) setActive(choices[next]?.value ?? '');
    else if (key === 'Enter' && current) choose(current.value);
    else if (key === 'Escape') close();
    else if (key === 'Tab') onClose();
    if (next !== undefined || key === 'Enter' || key === 'Escape') event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whoever leaves it closes it
    <div
      className={styles.panel}
      style={{ left: select.offsetLeft }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) onClose();
      }}
    >
      <input
        ref={field}
        role="combobox"
        aria-expanded={choices.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={current && optionId(current.value)}
        aria-label={t('bar.country')}
        placeholder={t('bar.findCountry')}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        className={styles.filter}
        onKeyDown={handleKey}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive('');
        }}
      />
      <VisuallyHidden as="div" role="status">
        {typed && t('suggestions.found', { count: choices.length })}
      </VisuallyHidden>
      {choices.length === 0 && <p className={styles.none}>{t('bar.noCountry')}</p>}
      <div
        id={id}
        role="listbox"
        aria-label={t('bar.country')}
        className={styles.list}
        hidden={choices.length === 0}
      >
        {choices.map(({ value, text, count }, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the combobox
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the combobox
          <div
            key={value}
            id={optionId(value)}
            role="option"
            aria-selected={value === select.value}
            data-active={at === place || undefined}
            data-first-empty={(at === firstEmpty && at > 0) || undefined}
            className={styles.option}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(value)}
          >
            <span className={count === 0 ? styles.empty : undefined}>{text}</span>
            {count !== undefined && count > 0 && (
              <span className={styles.count}>{formatNumber(locale, count)}</span>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

interface CountryChoice extends CountryOption {
  /** Entries in the country; absent for 'all countries' and without counts. */
  readonly count?: number;
}

/**
 * Filters the options by the typed text: all countries together first, then those with entries, then the
 * others.
 */
export function orderCountries(
  choices: readonly CountryOption[],
  counts: CountryCounts | undefined,
  typed: string,
): readonly CountryChoice[] {
  const isCountry = ({ value }: CountryOption) => value.length === 2;
  const together = choices.filter((choice) => !isCountry(choice));
  const { found, empty } = splitByCount(choices.filter(isCountry), counts);
  const counted = (countries: readonly CountryOption[]) =>
    filterOptions(countries, typed).map((choice) =>
      counts ? { ...choice, count: counts[choice.value] ?? 0 } : choice,
    );
  return [...filterOptions(together, typed), ...counted(found), ...counted(empty)];
}
