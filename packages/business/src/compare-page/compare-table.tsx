import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/button-link.tsx';
import { IconLink } from '@wbn/ui-kit/controls/icon-button.tsx';
import { ScrollRegion } from '@wbn/ui-kit/layout/scroll-region.tsx';
import { Photo } from '@wbn/ui-kit/pictures/photo.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as styles from './compare-page.css.ts';
import type { CompareRow } from './compare-rows.ts';
import type { ComparedColumn } from './use-compared.ts';

interface CompareTableProps {
  readonly columns: readonly ComparedColumn[];
  readonly rows: readonly CompareRow[];
  /** Where the others stand without one, by its id; without language. */
  readonly pathWithout: (id: string) => string;
}

/** Columns side by side; the facts' names stay in sight while a phone scrolls through them. */
export function CompareTable({ columns, rows, pathWithout }: CompareTableProps) {
  const { t } = useTranslation('compare');
  const { t: ofCards } = useTranslation('cards');
  const path = usePath();
  return (
    <ScrollRegion label={t('table')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td className={styles.label} />
            {columns.map(({ id, name, photo, ...column }) => (
              <th key={id} scope="col" className={styles.head}>
                <div className={styles.headRow}>
                  <div className={styles.photo}>
                    <Photo
                      src={photo?.url}
                      versions={photo?.versions}
                      sizes="6rem"
                      alt=""
                      ratio="1:1"
                      fit="contain"
                      fallbackName={name}
                    />
                  </div>
                  <IconLink
                    to={path(pathWithout(id))}
                    label={t('remove', { name })}
                    icon={<X aria-hidden />}
                    rel="nofollow"
                    preventScrollReset
                  />
                </div>
                <TextLink to={path(column.path)} {...foreignText(name)}>
                  {name}
                </TextLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, cells, differs }) => (
            <tr key={key} className={differs ? styles.differs : undefined}>
              <th scope="row" className={styles.label}>
                <bdi>{label}</bdi>
                {differs && <VisuallyHidden> ({t('differs')})</VisuallyHidden>}
              </th>
              {cells.map((cell, at) => (
                <td key={columns[at]?.id} className={styles.cell}>
                  {cell === undefined ? '–' : <span {...foreignText(cell)}>{cell}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td className={styles.label} />
            {columns.map(({ id, name, requestPath }) => (
              <td key={id} className={styles.cell}>
                <ButtonLink
                  to={path(requestPath)}
                  rel="nofollow"
                  size="sm"
                  aria-label={`${ofCards('sendRequest')}: ${name}`}
                >
                  {ofCards('sendRequest')}
                </ButtonLink>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </ScrollRegion>
  );
}
