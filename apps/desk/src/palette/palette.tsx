import { useText } from '@wbn/edition/use-text.ts';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import { Sheet } from '@wbn/ui-kit/overlays/sheet.tsx';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand/react';
import type { DeskPage } from '../desk-page.ts';
import * as styles from './palette.css.ts';
import { closePalette, openPalette, paletteStore } from './palette-store.ts';
import { type Offer, useOffers } from './use-offers.ts';

interface PaletteProps {
  /** The pages that the person may open. */
  readonly pages: readonly DeskPage[];
}

/** Ctrl-K: opens a page by its name, and finds anything that is pasted. */
export function Palette(props: PaletteProps) {
  const { isOpen } = useStore(paletteStore);
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (event.key.toLowerCase() !== 'k' && event.code !== 'KeyK') return;
      event.preventDefault();
      openPalette();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return isOpen ? <OpenPalette {...props} /> : null;
}

function OpenPalette({ pages }: PaletteProps) {
  const t = useText('desk-palette');
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => input.current?.focus(), []);
  const { offers, isLoading, isError } = useOffers(pages, text);
  const open = (offer: Offer | undefined) => {
    if (!offer) return;
    closePalette();
    void navigate(offer.to);
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setChosen((place) => Math.max(0, Math.min(offers.length - 1, place + step)));
    else if (event.key === 'Enter') open(offers[chosen]);
    else return;
    event.preventDefault();
  };
  return (
    <Sheet label={t('title')} size="lg" onClose={closePalette}>
      <div className={styles.palette}>
        <TextField
          ref={input}
          label={t('label')}
          type="search"
          role="combobox"
          aria-expanded="true"
          aria-controls="palette-offers"
          aria-activedescendant={offers.length > 0 ? `palette-offer-${chosen}` : undefined}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setChosen(0);
          }}
          onKeyDown={handleKey}
        />
        <div id="palette-offers" role="listbox" aria-label={t('title')} className={styles.list}>
          {offers.map((offer, place) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys
            <div
              key={`${offer.to} ${offer.facts}`}
              id={`palette-offer-${place}`}
              role="option"
              tabIndex={-1}
              aria-selected={place === chosen}
              className={styles.offer}
              onClick={() => open(offer)}
            >
              <span className={styles.name}>{offer.name}</span>
              <MutedText as="span">{offer.facts}</MutedText>
            </div>
          ))}
        </div>
        <MutedText role="status">
          {isError ? t('failed') : isLoading ? t('looking') : offers.length === 0 && t('nothing')}
        </MutedText>
      </div>
    </Sheet>
  );
}
