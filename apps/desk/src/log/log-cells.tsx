import type { LogEntry } from '@wbn/contract/desk/log.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { useLabel } from '../i18n/use-label.ts';
import { type LogFilter, logPath } from './log-filter.ts';

/** Returns the text of a code, or the code itself, which may be older than the texts. */
export function useCodeText(): (part: 'acts' | 'targets' | 'facts', code: string) => string {
  const label = useLabel();
  return (part, code) => {
    const text = label(`desk-log:${part}.${code}`);
    return text === `${part}.${code}` ? code : text;
  };
}

/** What was done, with the facts that it changed. */
export function ActCell({ entry: { act, facts, address } }: { readonly entry: LogEntry }) {
  const t = useText('desk-log');
  const textOf = useCodeText();
  return (
    <>
      <Text as="span">{textOf('acts', act)}</Text>
      {facts.map(({ name, before, after }) => (
        <MutedText key={name}>
          {textOf('facts', name)}: {[before, after].filter((value) => value !== undefined).join(' → ')}
        </MutedText>
      ))}
      {address !== undefined && <MutedText>{t('from', { address })}</MutedText>}
    </>
  );
}

const pages: Readonly<Record<string, string>> = {
  business: '/companies/',
  user: '/people/',
  'desk-case': '/cases/',
};

/** What it was done to: its page at the desk, otherwise all that was done to it. */
export function TargetCell({ entry, filter }: { readonly entry: LogEntry; readonly filter: LogFilter }) {
  const t = useText('desk-log');
  const textOf = useCodeText();
  const { targetType, targetID, caseID } = entry;
  const page = pages[targetType];
  return (
    <>
      <TextLink tone="default" to={page ? page + targetID : logPath({ ...filter, targetID })}>
        {textOf('targets', targetType)}
      </TextLink>
      <MutedText>{targetID}</MutedText>
      {caseID !== undefined && <TextLink to={`/cases/${caseID}`}>{t('case')}</TextLink>}
    </>
  );
}
