import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Anchor } from '@wbn/ui-kit/text/anchor.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useCountLabel } from '../../category-links/use-count-label.ts';
import { searchPath } from '../../results/search-address.ts';
import { readBarValues } from '../read-bar-values.ts';
import type { SearchSources } from '../search-sources.ts';
import { groupSuggestions, type SuggestionGroup } from './suggestion-groups.ts';
import * as styles from './suggestions.css.ts';
import { useSuggestions } from './use-suggestions.ts';

interface SuggestionPanelProps {
  /** The search field, rendered before this component; it becomes the list's combobox (ARIA). */
  readonly field: HTMLInputElement;
  readonly load: SearchSources['suggest'];
}

/**
 * The suggestions below the search field. Arrow keys choose, Enter opens the link, Escape closes; without a choice
 * Enter submits the form.
 */
export function SuggestionPanel({ field, load }: SuggestionPanelProps) {
  const t = useText('search');
  const countLabel = useCountLabel();
  const panel = useRef<HTMLDivElement>(null);
  const listId = useId();
  const idOf = (number: number) => `${listId}-${number}`;
  const [typed, setTyped] = useState(field.value);
  const [history, setHistory] = useState(readSearchHistory);
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState<number>();
  const suggestions = useSuggestions(isWanted ? typed : '', load);
  const searchFor = (search: string) => searchPath({ ...addressOf(field), search });
  const groups = groupSuggestions({
    ...{ suggestions, history, typed, searchFor },
    countLabel: (target) => (target ? countLabel(target) : t('recognised.nothing')),
  });
  const count = groups.reduce((sum, { links }) => sum + links.length, 0);
  const isOpen = isWanted && count > 0;
  const chosen = isOpen && active !== undefined && active < count ? active : undefined;

  const close = () => {
    setWanted(false);
    setActive(undefined);
  };
  const handleInput = useEffectEvent(() => {
    setTyped(field.value);
    setActive(undefined);
    setWanted(true);
  });
  const handlePress = useEffectEvent(() => {
    setHistory(readSearchHistory());
    handleInput();
  });
  /** Tabbing to a filled field shows nothing before a key is pressed. */
  const handleFocus = useEffectEvent(() => {
    if (field.value === '') handlePress();
  });
  const leave = (to: EventTarget | null) => {
    if (to !== field && !(to instanceof Node && panel.current?.contains(to))) close();
  };
  const handleBlur = useEffectEvent(({ relatedTarget }: globalThis.FocusEvent) => leave(relatedTarget));
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (step !== undefined && !isWanted) handlePress();
    else if (step !== undefined && count > 0)
      // The positions are all links and the field itself, with nothing chosen.
      setActive(nextOf(chosen, step, count));
    else if (key === 'Enter' && chosen !== undefined) document.getElementById(idOf(chosen))?.click();
    else if (key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
  });
  const handleSubmit = useEffectEvent(() => {
    storeSearch(field.value);
    close();
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    field.addEventListener('input', handleInput, { signal });
    field.addEventListener('click', handlePress, { signal });
    field.addEventListener('focus', handleFocus, { signal });
    field.addEventListener('keydown', handleKey, { signal });
    field.addEventListener('blur', handleBlur, { signal });
    field.form?.addEventListener('submit', handleSubmit, { signal });
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    // What happened before this code arrived.
    if (isSent(field)) storeSearch(field.value);
    else if (isInUse(field)) handleInput();
    return () => listening.abort();
  }, [field]);
  useEffect(() => {
    field.setAttribute('aria-expanded', String(isOpen));
    set(field, 'aria-controls', isOpen ? listId : undefined);
    set(field, 'aria-activedescendant', chosen === undefined ? undefined : `${listId}-${chosen}`);
    if (chosen !== undefined)
      document.getElementById(`${listId}-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [field, isOpen, chosen, listId]);

  return (
    <>
      <VisuallyHidden as="div" role="status">
        {isOpen ? t('suggestions.found', { count }) : ''}
      </VisuallyHidden>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a press keeps the focus in the field
        <div
          ref={panel}
          className={styles.panel}
          onPointerDown={(event) => event.preventDefault()}
          onBlur={({ relatedTarget }) => leave(relatedTarget)}
        >
          <SuggestionList id={listId} groups={groups} active={chosen} idOf={idOf} onFollow={close} />
          {groups[0]?.kind === 'history' && (
            <button
              type="button"
              className={styles.clear}
              onClick={() => {
                clearSearchHistory();
                setHistory([]);
                field.focus();
              }}
            >
              {t('suggestions.clear')}
            </button>
          )}
        </div>
      )}
    </>
  );
}

/** Tells whether the field is in use: pressed while empty, or typed in. */
function isInUse(field: HTMLInputElement): boolean {
  return document.activeElement === field && (field.value === '' || field.value !== field.defaultValue);
}

function isSent({ form }: HTMLInputElement): boolean {
  return form?.hasAttribute('data-sent') === true;
}

/** Returns type and country as currently set in the form. */
function addressOf({ form }: HTMLInputElement) {
  const { business, countries } = readBarValues(
    new URLSearchParams([...new FormData(form ?? undefined)].map(([name, value]) => [name, String(value)])),
  );
  return { business, countries };
}

function nextOf(chosen: number | undefined, step: number, count: number): number | undefined {
  const places = count + 1;
  const next = ((chosen ?? count) + step + places) % places;
  return next === count ? undefined : next;
}

function set(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

interface SuggestionListProps {
  readonly id: string;
  readonly groups: readonly SuggestionGroup[];
  /** Index of the link that the arrow keys have reached; the focus stays in the field. */
  readonly active: number | undefined;
  readonly idOf: (number: number) => string;
  readonly onFollow: () => void;
}

/** Groups of links; each is an option of the combobox and an ordinary link for pointers. */
function SuggestionList({ id, groups, active, idOf, onFollow }: SuggestionListProps) {
  const t = useText('search');
  const path = usePath();
  let number = -1;
  return (
    <div id={id} role="listbox" aria-label={t('suggestions.label')} className={styles.list}>
      {groups.map(({ kind, links }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`} className={styles.group}>
          <div id={`${id}-${kind}`} role="presentation" className={styles.heading}>
            {t(`suggestions.${kind}`)}
          </div>
          {links.map(({ to, name, detail }) => {
            number += 1;
            const isActive = number === active;
            return (
              <Anchor
                key={to}
                id={idOf(number)}
                to={path(to)}
                role="option"
                aria-selected={isActive}
                tabIndex={-1}
                onClick={onFollow}
                className={styles.option}
              >
                <span className={styles.name} dir="auto">
                  {name}
                </span>
                {detail && <span className={styles.detail}>{detail}</span>}
              </Anchor>
            );
          })}
        </div>
      ))}
    </div>
  );
}

const key = 'wbn-searches';
const mostKept = 10;

/** Reads earlier searches of this browser, latest first. They are never sent to the server. */
function readSearchHistory(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((entry) => typeof entry === 'string').slice(0, mostKept)
      : [];
  } catch {
    // Local storage is unavailable or holds invalid text.
    return [];
  }
}

/** Puts a search first; an earlier one that differs only in case is removed. */
function storeSearch(text: string): void {
  const search = text.trim();
  if (search === '') return;
  const isOther = (entry: string) => entry.toLowerCase() !== search.toLowerCase();
  store([search, ...readSearchHistory().filter(isOther)].slice(0, mostKept));
}

function clearSearchHistory(): void {
  store([]);
}

function store(entries: readonly string[]): void {
  try {
    if (entries.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(entries));
  } catch {
    // Without local storage there is no history; searching still works.
  }
}
