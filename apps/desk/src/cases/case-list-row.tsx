import { TimeAgo } from '@wbn/cards/time/time-ago.tsx';
import type { CaseRow } from '@wbn/contract/desk/cases.ts';
import { editionLabel } from '@wbn/edition/edition-label.ts';
import { type EditionId, network } from '@wbn/edition/network.ts';
import { useLanguage } from '@wbn/edition/use-edition.tsx';
import { useText } from '@wbn/edition/use-text.ts';
import { classNames } from '@wbn/ui-kit/layout/class-names.ts';
import { Anchor } from '@wbn/ui-kit/text/anchor.tsx';
import { useEffect, useRef } from 'react';
import * as styles from './case-list-row.css.ts';
import { CaseMarks } from './case-marks.tsx';
import { useKindName } from './case-texts.ts';

interface CaseListRowProps {
  readonly row: CaseRow;
  readonly to: string;
  readonly isOpen: boolean;
  readonly isCursor: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** Name of an edition that the API gives. */
export function useEditionName(): (id: string) => string {
  const language = useLanguage();
  return (id) => (network.some((site) => site.id === id) ? editionLabel(id as EditionId, language) : id);
}

/** A case in the list: what it is about, its kind, and how much it hurries. */
export function CaseListRow({ row, to, isOpen, isCursor, isChosen, onChoose }: CaseListRowProps) {
  const t = useText('desk-cases');
  const kindName = useKindName();
  const editionName = useEditionName();
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCursor) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isCursor]);
  const facts = [kindName(row.kind), row.about?.name, row.edition && editionName(row.edition)];
  return (
    <li ref={place} className={classNames(styles.row, isOpen && styles.open, isCursor && styles.cursor)}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={isChosen}
          onChange={onChoose}
          aria-label={t('chosen.choose', { what: row.what })}
        />
      </label>
      <Anchor to={to} aria-current={isOpen ? 'true' : undefined} className={styles.link}>
        <span className={styles.head}>
          <span className={styles.what}>{row.what}</span>
          <span className={styles.time}>
            <TimeAgo at={row.decidedAt ?? row.openedAt} />
          </span>
        </span>
        <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
        <CaseMarks row={row} />
      </Anchor>
    </li>
  );
}
