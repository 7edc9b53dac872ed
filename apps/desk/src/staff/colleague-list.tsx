import { type Colleague, changeStaff, endStaff } from '@wbn/contract/desk/staff.ts';
import { formatDay, formatMoment } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { ListRow } from '@wbn/ui-kit/layout/list-row.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { ConfirmDialog } from '@wbn/ui-kit/overlays/confirm-dialog.tsx';
import { Dialog } from '@wbn/ui-kit/overlays/dialog.tsx';
import { Menu, MenuButton } from '@wbn/ui-kit/overlays/menu.tsx';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { Ellipsis, Users } from 'lucide-react';
import { useState } from 'react';
import { useDesk } from '../session/desk-context.ts';
import { PlaceFields, toPlace, toValues } from './place-fields.tsx';
import * as styles from './staff.css.ts';
import { useStaffWords } from './staff-words.ts';
import { useStaffChange } from './use-staff-change.ts';

interface ColleagueListProps {
  readonly colleagues: readonly Colleague[];
  readonly title: string;
  readonly none: string;
}

/** Colleagues with what they do; those below the reader are changed and ended here. */
export function ColleagueList({ colleagues, title, none }: ColleagueListProps) {
  const t = useText('desk-staff');
  const { staff } = useDesk();
  const [asked, setAsked] = useState<{ readonly kind: 'change' | 'end'; readonly colleague: Colleague }>();
  const close = () => setAsked(undefined);
  return (
    <Surface padding="lg" aria-labelledby="colleagues-title">
      <Stack space="md">
        <Heading level={2} size="md" id="colleagues-title">
          {title}
        </Heading>
        {colleagues.length === 0 ? (
          <EmptyState size="sm" icon={<Users />} title={none} />
        ) : (
          <ul className={styles.list}>
            {colleagues.map((colleague) => (
              <li key={colleague.staffID}>
                <Row colleague={colleague} isSelf={colleague.staffID === staff.staffID}>
                  {colleague.mayChange && (
                    <Menu
                      trigger={<Ellipsis aria-hidden />}
                      label={t('actionsFor', { name: colleague.name })}
                      size="sm"
                      align="end"
                    >
                      <MenuButton onClick={() => setAsked({ kind: 'change', colleague })}>
                        {t('change.action')}
                      </MenuButton>
                      <MenuButton tone="danger" onClick={() => setAsked({ kind: 'end', colleague })}>
                        {t('end.action')}
                      </MenuButton>
                    </Menu>
                  )}
                </Row>
              </li>
            ))}
          </ul>
        )}
      </Stack>
      {asked?.kind === 'change' && <ChangeDialog colleague={asked.colleague} onClose={close} />}
      {asked?.kind === 'end' && <EndDialog colleague={asked.colleague} onClose={close} />}
    </Surface>
  );
}

interface RowProps {
  readonly colleague: Colleague;
  readonly isSelf: boolean;
  readonly children: React.ReactNode;
}

function Row({ colleague, isSelf, children }: RowProps) {
  const t = useText('desk-staff');
  const locale = useLocale();
  const words = useStaffWords();
  const { name, email, since, lastSeenAt, leftAt } = colleague;
  const seen = lastSeenAt ? t('seen', { time: formatMoment(locale, lastSeenAt) }) : t('neverSeen');
  return (
    <ListRow
      title={<Text weight="medium">{name}</Text>}
      marks={isSelf && <Badge>{t('you')}</Badge>}
      facts={words.place(colleague)}
      actions={children}
    >
      <Text size="sm" tone="muted">
        {[
          email,
          t('since', { day: formatDay(locale, since) }),
          leftAt ? t('left', { day: formatDay(locale, leftAt) }) : seen,
        ].join(' · ')}
      </Text>
    </ListRow>
  );
}

interface QuestionProps {
  readonly colleague: Colleague;
  readonly onClose: () => void;
}

function ChangeDialog({ colleague, onClose }: QuestionProps) {
  const t = useText('desk-staff');
  const { api } = useDesk();
  const { run, isPending } = useStaffChange();
  const [value, setValue] = useState(() => toValues(colleague));
  const { staffID, name } = colleague;
  const save = async () => {
    const input = { params: { id: staffID }, body: toPlace(value) };
    if (await run(() => api.call(changeStaff, input), t('change.done', { name }), t('lastAdministrator')))
      onClose();
  };
  return (
    <Dialog
      title={t('change.title', { name })}
      size="lg"
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button loading={isPending} onClick={() => void save()}>
            {t('change.save')}
          </Button>
        </>
      }
    >
      <Stack space="md" align="stretch">
        <PlaceFields value={value} onChange={setValue} />
      </Stack>
    </Dialog>
  );
}

function EndDialog({ colleague: { staffID, name }, onClose }: QuestionProps) {
  const t = useText('desk-staff');
  const { api } = useDesk();
  const { run, isPending } = useStaffChange();
  const end = async () => {
    const change = () => api.call(endStaff, { params: { id: staffID } });
    if (await run(change, t('end.done', { name }), t('lastAdministrator'))) onClose();
  };
  return (
    <ConfirmDialog
      title={t('end.title', { name })}
      confirm={t('end.confirm')}
      cancel={t('cancel')}
      tone="danger"
      busy={isPending}
      onConfirm={() => void end()}
      onCancel={onClose}
    >
      {t('end.lead')}
    </ConfirmDialog>
  );
}
