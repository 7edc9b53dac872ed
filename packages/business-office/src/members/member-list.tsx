import { useIsMutating } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Managed } from '@wbn/cards/business/managed.ts';
import { dateLabel } from '@wbn/cards/labels/date-label.ts';
import { fullName } from '@wbn/cards/person/full-name.ts';
import { PersonLine } from '@wbn/cards/person/person-line.tsx';
import type { BusinessMember } from '@wbn/contract/business/members.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Menu, MenuButton } from '@wbn/ui-kit/overlays/menu.tsx';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmFirst } from './confirm-first.tsx';
import { type Change, changesFor, MemberDialog } from './member-dialog.tsx';
import * as styles from './members.css.ts';
import { peopleKey } from './members.query.ts';
import { useMemberChange } from './use-member-change.ts';

interface MemberListProps {
  readonly members: readonly BusinessMember[];
  /** The person who is signed in. */
  readonly userID: string | undefined;
  readonly api: ApiClient;
  readonly managed: Managed;
}

/** Everybody who works for the company, with what the viewer may do about them. */
export function MemberList({ api, managed, members, userID }: MemberListProps) {
  const { t } = useTranslation('business-members');
  const [tooOld, setTooOld] = useState(false);
  const perform = useMemberChange(api, managed, () => setTooOld(true));
  const busy = useIsMutating({ mutationKey: peopleKey(managed.business.businessID) }) > 0;
  const [change, setChange] = useState<Change>();
  const owners = members.filter(({ access }) => access === 'owner').length;

  const isSoleOwner = owners === 1 && managed.session.access === 'owner';

  const handleConfirm = async () => {
    if (change) await perform(change, change.member.userID === userID);
    setChange(undefined);
  };

  return (
    <Surface padding="lg" aria-labelledby="members-title">
      <Stack space="md">
        <Heading level={2} size="md" id="members-title">
          {t('count', { count: members.length })}
        </Heading>
        <ul className={styles.list}>
          {members.map((member) => {
            const isSelf = member.userID === userID;
            const changes = changesFor({ member, viewer: managed.session.access, isSelf, owners });
            return (
              <Row key={member.userID} member={member} isSelf={isSelf}>
                {changes.length > 0 && (
                  <Menu
                    trigger={<Ellipsis aria-hidden />}
                    label={t('actionsFor', { name: fullName(member) })}
                    size="sm"
                  >
                    {changes.map((kind) => (
                      <MenuButton
                        key={kind}
                        tone={kind === 'remove' || kind === 'leave' ? 'danger' : 'default'}
                        onClick={() => setChange({ kind, member })}
                      >
                        {t(`action.${kind}`)}
                      </MenuButton>
                    ))}
                  </Menu>
                )}
              </Row>
            );
          })}
        </ul>
        {isSoleOwner && (
          <Text size="sm" tone="muted">
            {t('soleOwner')}
          </Text>
        )}
      </Stack>
      {change && (
        <MemberDialog
          change={change}
          company={managed.business.general.companyName}
          busy={busy}
          onConfirm={handleConfirm}
          onCancel={() => setChange(undefined)}
        />
      )}
      {tooOld && <ConfirmFirst why={t('confirmFirst.body')} onCancel={() => setTooOld(false)} />}
    </Surface>
  );
}

function Row(props: { member: BusinessMember; isSelf: boolean; children: React.ReactNode }) {
  const { member, isSelf, children } = props;
  const { t } = useTranslation('business-members');
  const locale = useLocale();
  return (
    <li className={styles.row}>
      <PersonLine
        person={member}
        mark={isSelf && <Badge>{t('you')}</Badge>}
        note={`${t(`role.${member.access}`)} · ${t('since', { date: dateLabel(locale, member.since) })}`}
      >
        {children}
      </PersonLine>
    </li>
  );
}
