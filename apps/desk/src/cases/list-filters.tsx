import { caseKindNames, caseKinds } from '@wbn/contract/desk/case-kinds.ts';
import { caseStates } from '@wbn/contract/desk/cases.ts';
import { formatNumber } from '@wbn/edition/format.ts';
import { network } from '@wbn/edition/network.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Checkbox } from '@wbn/ui-kit/controls/choices/checkbox.tsx';
import { NativeSelect } from '@wbn/ui-kit/controls/choices/native-select.tsx';
import { TabLinks } from '@wbn/ui-kit/layout/tab-links.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { useNavigate } from 'react-router-dom';
import { useCaseCounts } from '../counts/use-case-counts.ts';
import { useDesk } from '../session/desk-context.ts';
import { type CaseFilter, casesPath, usualFilter, writeFilter } from './case-filter.ts';
import { useEditionName } from './case-list-row.tsx';
import { useKindName } from './case-texts.ts';
import * as styles from './list-filters.css.ts';
import { Presets } from './presets.tsx';

/** What makes the list shorter; each choice is in the address. */
export function ListFilters({ filter }: { readonly filter: CaseFilter }) {
  const t = useText('desk-cases');
  const locale = useLocale();
  const kindName = useKindName();
  const editionName = useEditionName();
  const navigate = useNavigate();
  const { staff, can } = useDesk();
  const counts = useCaseCounts();
  const change = (part: Partial<CaseFilter>) => void navigate(casesPath({ ...filter, ...part }));
  const kinds = caseKindNames.filter(
    (kind) => can(caseKinds[kind].right) && (staff.kinds?.includes(kind) ?? true),
  );
  const editions = network
    .map(({ id }) => id)
    .filter((id) => staff.editions?.includes(id) ?? true)
    .map((id) => ({ value: id as string, text: editionName(id) }))
    .sort((one, other) => one.text.localeCompare(other.text, locale));
  const countOf = (count: number | undefined) => (count ? ` (${formatNumber(locale, count)})` : '');
  const several =
    filter.kinds.length > 1
      ? [{ value: filter.kinds.join(','), text: filter.kinds.map(kindName).join(', ') }]
      : [];
  return (
    <div className={styles.filters}>
      <TabLinks
        label={t('filters.state')}
        tabs={caseStates.map((state) => ({
          to: casesPath({ ...filter, state }),
          label: t(`states.${state}`),
          current: filter.state === state,
          count:
            state === 'open' && counts && counts.open > 0 ? formatNumber(locale, counts.open) : undefined,
        }))}
      />
      <div className={styles.choices}>
        <NativeSelect
          size="sm"
          aria-label={t('filters.kind')}
          value={filter.kinds.join(',')}
          options={[
            { value: '', text: t('filters.allKinds') },
            ...several,
            ...kinds.map((kind) => ({
              value: kind as string,
              text: kindName(kind) + countOf(counts?.byKind[kind]),
            })),
          ]}
          onChange={({ target: { value } }) =>
            change({ kinds: kinds.filter((kind) => value.split(',').includes(kind)) })
          }
        />
        <NativeSelect
          size="sm"
          aria-label={t('filters.edition')}
          value={filter.edition ?? ''}
          options={[{ value: '', text: t('filters.allEditions') }, ...editions]}
          onChange={({ target: { value } }) => change({ edition: value || undefined })}
        />
        <NativeSelect
          size="sm"
          aria-label={t('filters.taken')}
          value={filter.taken ?? ''}
          options={[
            { value: '', text: t('filters.takenByAnyone') },
            { value: 'me', text: t('filters.takenByMe') + countOf(counts?.mine) },
            { value: 'nobody', text: t('filters.takenByNobody') },
          ]}
          onChange={({ target: { value } }) =>
            change({ taken: value === 'me' || value === 'nobody' ? value : undefined })
          }
        />
        <Presets filter={filter} />
      </div>
      <div className={styles.line}>
        <Checkbox
          label={t('filters.pastDue') + countOf(counts?.pastDue)}
          checked={filter.due === 'past'}
          onChange={({ target }) => change({ due: target.checked ? 'past' : undefined })}
        />
        {writeFilter({ ...filter, state: 'open' }) !== '' && (
          <TextLink to={casesPath({ ...usualFilter, state: filter.state })}>{t('filters.clear')}</TextLink>
        )}
      </div>
      {filter.aboutID && <p className={styles.about}>{t('filters.about')}</p>}
    </div>
  );
}
