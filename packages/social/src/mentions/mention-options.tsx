import { AuthorPhoto } from '@wbn/cards/author/author-photo.tsx';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import type { Author } from '@wbn/contract/social/author.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './mention-text-area.css.ts';

interface MentionOptionsProps {
  readonly id: string;
  readonly candidates: readonly Author[];
  /** The one that the arrow keys are on; the focus stays in the text. */
  readonly active: number;
  readonly idOf: (place: number) => string;
  readonly onChoose: (candidate: Author) => void;
}

/** The list under a text in which somebody is being named. */
export function MentionOptions({ id, candidates, active, idOf, onChoose }: MentionOptionsProps) {
  const { t } = useTranslation('comments');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={t('mentions.list')}
      className={styles.list}
    >
      {candidates.map((candidate, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the text
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text
        <div
          key={candidate.authorID}
          id={idOf(place)}
          role="option"
          aria-selected={place === active}
          className={styles.option}
          // A press would take the focus, and with it the list, before it is a click.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(candidate)}
        >
          <AuthorPhoto author={candidate} size="sm" />
          <span className={styles.words}>
            <span className={styles.name} {...foreignText(candidate.name)}>
              {candidate.name}
            </span>
            {candidate.about && (
              <span className={styles.about} {...foreignText(candidate.about)}>
                {candidate.about}
              </span>
            )}
          </span>
        </div>
      ))}
    </div>
  );
}
