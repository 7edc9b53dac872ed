import type { LogEntry } from '@wbn/contract/desk/log.ts';
import { staffActGroups, staffActNames, staffActs } from '@wbn/contract/desk/staff-acts.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { Select } from '@wbn/ui-kit/controls/choices/select.tsx';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { X } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useCodeText } from './log-cells.tsx';
import { type LogFilter, logPath } from './log-filter.ts';

interface LogFiltersProps {
  readonly filter: LogFilter;
  /** The entries on screen, which name their actors. */
  readonly entries: readonly LogEntry[];
}

/** Filters by kind, act, subject and days; actors and cases are chosen by their links in the list. */
export function LogFilters({ filter, entries }: LogFiltersProps) {
  const t = useText('desk-log');
  const textOf = useCodeText();
  const navigate = useNavigate();
  const change = (changes: LogFilter) => navigate(logPath({ ...filter, ...changes }), { replace: true });
  const acts = staffActNames.filter((act) => !filter.group || staffActs[act] === filter.group);
  const name = entries.find(({ staffID }) => staffID === filter.staffID)?.staffName ?? filter.staffID;
  const { staffID, caseID, ...others } = filter;
  return (
    <Inline space="sm" align="end">
      <Select
        size="sm"
        label={t('filters.group')}
        value={filter.group ?? ''}
        options={[
          { value: '', text: t('filters.any') },
          ...staffActGroups.map((group) => ({ value: group, text: t(`groups.${group}`) })),
        ]}
        onChange={({ target }) =>
          change({ group: staffActGroups.find((group) => group === target.value), act: undefined })
        }
      />
      <Select
        size="sm"
        label={t('filters.act')}
        value={filter.act ?? ''}
        options={[
          { value: '', text: t('filters.any') },
          ...acts.map((act) => ({ value: act, text: textOf('acts', act) })),
        ]}
        onChange={({ target }) => change({ act: staffActNames.find((act) => act === target.value) })}
      />
      <TextField
        key={filter.targetID}
        size="sm"
        label={t('filters.target')}
        defaultValue={filter.targetID ?? ''}
        onBlur={({ target }) => change({ targetID: target.value.trim() })}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
      <TextField
        size="sm"
        type="date"
        label={t('filters.from')}
        value={filter.from ?? ''}
        onChange={({ target }) => change({ from: target.value })}
      />
      <TextField
        size="sm"
        type="date"
        label={t('filters.to')}
        value={filter.to ?? ''}
        onChange={({ target }) => change({ to: target.value })}
      />
      {staffID && <Chosen text={t('filters.staff', { name })} to={logPath({ ...others, caseID })} />}
      {caseID && <Chosen text={t('filters.case')} to={logPath({ ...others, staffID })} />}
    </Inline>
  );
}

function Chosen({ text, to }: { readonly text: string; readonly to: string }) {
  const t = useText('desk-log');
  return (
    <ButtonLink
      variant="secondary"
      size="sm"
      to={to}
      icon={<X />}
      aria-label={t('filters.remove', { filter: text })}
    >
      {text}
    </ButtonLink>
  );
}
