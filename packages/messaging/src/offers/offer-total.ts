import type { Offer } from '@wbn/contract/messaging/offer.ts';

/** A quantity that a buyer asked for. */
export interface Wanted {
  readonly quantity?: number | undefined;
  readonly unit?: string | undefined;
}

/**
 * The price of the whole quantity, in the smallest unit of the currency; undefined without a quantity, and where the price is for another
 * unit than the buyer's.
 */
export function offerTotal({ price }: Offer, { quantity, unit }: Wanted) {
  if (!price || quantity === undefined) return undefined;
  if (price.unit && (!unit || nameOf(price.unit) !== nameOf(unit))) return undefined;
  return { amount: Math.round(price.amount * quantity), currency: price.currency };
}

/** 'Piece', 'pieces' and 'pcs' are one unit. */
function nameOf(unit: string): string {
  const name = unit.trim().toLowerCase().replace(/[.\s]/g, '');
  if (
    [
      'pc',
      'pcs',
      'piece',
      'pieces',
      'unit',
      'units',
      'pieza',
      'piezas',
      'pezzo',
      'pezzi',
      '件',
      '个',
    ].includes(name)
  )
    return 'piece';
  return name.replace(/(?<=\p{L}{3})s$/u, '');
}
