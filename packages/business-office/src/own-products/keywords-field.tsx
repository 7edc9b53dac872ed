import { keywordsLimit } from '@wbn/contract/business/saved-product.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import { listRole } from '@wbn/ui-kit/layout/layout-props.ts';
import { cutAtWord } from '@wbn/ui-kit/text/cut-at-word.ts';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import * as styles from './edit-product.css.ts';

interface KeywordsFieldProps {
  readonly id: string;
  readonly keywords: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (keywords: readonly string[]) => void;
}

/** Keywords of a product: Enter or a comma turns the typed word into a chip. */
export function KeywordsField({ id, keywords, error, onChange }: KeywordsFieldProps) {
  const t = useText('own-products');
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const full = keywords.length >= keywordsLimit;

  function add(text: string): void {
    const words = text
      .split(/[,;\n\t]/)
      .map((word) => cutAtWord(word.replace(/\s+/g, ' ').trim(), 60)[0])
      .filter(Boolean);
    setTyped('');
    if (words.length === 0) return;
    const known = new Set(keywords.map((word) => word.toLowerCase()));
    const fresh = words.filter((word) => {
      const key = word.toLowerCase();
      return !known.has(key) && known.add(key);
    });
    onChange([...keywords, ...fresh].slice(0, keywordsLimit));
    setSaid(t('keywords.added', { words: fresh.join(', ') || words.join(', ') }));
  }

  function remove(word: string): void {
    onChange(keywords.filter((one) => one !== word));
    setSaid(t('keywords.removed', { word }));
    input.current?.focus();
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    // Enter that ends an input method composition must not submit.
    if (event.nativeEvent.isComposing) return;
    const last = keywords.at(-1);
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '' && last !== undefined) {
      remove(last);
    }
  }

  function handlePaste(event: ClipboardEvent<HTMLInputElement>): void {
    const text = event.clipboardData.getData('text');
    if (!/[,;\n\t]/.test(text)) return;
    event.preventDefault();
    add(typed + text);
  }

  return (
    <div className={styles.keywords}>
      <TextField
        ref={input}
        id={id}
        label={t('fact.keywords')}
        hint={t('hint.keywords', { count: keywords.length, limit: keywordsLimit })}
        error={error}
        value={typed}
        maxLength={60}
        dir="auto"
        enterKeyHint="enter"
        readOnly={full}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={handleKey}
        onPaste={handlePaste}
        onBlur={() => add(typed)}
      />
      {keywords.length > 0 && (
        <ul role={listRole('ul')} aria-label={t('fact.keywords')} className={styles.chips}>
          {keywords.map((word) => (
            <li key={word}>
              <span className={styles.chip}>
                <span dir="auto">{word}</span>
                <button
                  type="button"
                  className={styles.chipRemove}
                  aria-label={t('keywords.remove', { word })}
                  onClick={() => remove(word)}
                >
                  <X />
                </button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}
