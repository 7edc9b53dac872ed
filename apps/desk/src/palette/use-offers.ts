import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { findAnything } from '@wbn/contract/desk/find-anything.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useEffect, useState } from 'react';
import { type DeskPage, linkOf } from '../desk-page.ts';
import { useLabel } from '../i18n/use-label.ts';
import { useDesk } from '../session/desk-context.ts';

/** What the palette offers for a text: where it leads, and what it is. */
export interface Offer {
  readonly to: string;
  readonly name: string;
  /** In a line. */
  readonly facts: string;
}

/** Milliseconds after the last key. */
const pause = 150;
/** Characters from which the server is asked. */
const shortest = 2;

/** Pages of the desk whose name holds the text, then what the text means. */
export function useOffers(pages: readonly DeskPage[], typed: string) {
  const t = useText('desk-palette');
  const label = useLabel();
  const { api, can } = useDesk();
  const text = typed.trim();
  const asked = useAfterPause(text);
  const isAsked = asked.length >= shortest && can('find-accounts');
  const { data, isError, isFetching } = useQuery({
    ...callQuery(api, findAnything, { query: { text: asked } }, { staleTime: 30_000 }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const wanted = text.toLowerCase();
  const named: readonly Offer[] = pages
    .filter(({ menu }) => menu !== undefined)
    .map((page) => ({ to: linkOf(page), name: label(page.label), facts: t('page') }))
    .filter(({ name }) => name.toLowerCase().includes(wanted));
  const hits = text.length >= shortest && isAsked ? (data ?? []) : [];
  const found = hits.map(({ path, name, type, facts }) => ({
    to: path,
    name,
    facts: [t(`types.${type}`), ...facts].join(' · '),
  }));
  return {
    offers: [...named, ...found],
    isLoading: isAsked && (isFetching || asked !== text),
    isError: isAsked && isError,
  };
}

function useAfterPause(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
