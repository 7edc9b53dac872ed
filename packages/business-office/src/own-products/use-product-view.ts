import type { StateFilter } from '@wbn/contract/business/own-products.ts';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { OwnProductsView } from './own-products.query.ts';
import { isStateFilter } from './product-state.tsx';

/** Milliseconds without a letter after which the server is asked. */
const pause = 200;

interface Looked {
  readonly show: StateFilter;
  readonly find: string;
}

export interface ProductView extends Looked {
  /** What is asked for; there may be fewer pages. */
  readonly looked: OwnProductsView;
  look(change: Partial<Looked>): void;
  addressOf(page: number): string;
}

/**
 * Which products are looked at. It stands in the address, so that a reload and a way back find it again; the address follows what is
 * typed, never the other way round: it comes a moment later, and letters typed meanwhile would be lost.
 */
export function useProductView(): ProductView {
  const [query, setQuery] = useSearchParams();
  const [looked, setLooked] = useState<Looked>(() => {
    const show = query.get('show');
    return { show: isStateFilter(show) ? show : 'all', find: query.get('find') ?? '' };
  });
  const [asked, setAsked] = useState(looked.find);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(looked.find.trim()), pause);
    return () => clearTimeout(timer);
  }, [looked.find]);
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1);
  return {
    ...looked,
    looked: { show: looked.show, find: asked, page },
    look(change) {
      const next = { ...looked, ...change };
      setLooked(next);
      setQuery(parametersOf(next), { replace: true, preventScrollReset: true });
    },
    addressOf(number) {
      const parameters = parametersOf(looked);
      parameters.set('page', String(number));
      return `?${parameters}`;
    },
  };
}

function parametersOf({ show, find }: Looked): URLSearchParams {
  return new URLSearchParams({ ...(show !== 'all' && { show }), ...(find !== '' && { find }) });
}
