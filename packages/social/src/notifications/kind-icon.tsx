import type { NotificationKind } from '@wbn/contract/social/notices.ts';
import {
  AtSign,
  BadgeCheck,
  Building2,
  CreditCard,
  FileText,
  Handshake,
  Inbox,
  type LucideIcon,
  MessageSquare,
  Newspaper,
  Reply,
  ShieldAlert,
  ThumbsUp,
  UserPlus,
  Users,
} from 'lucide-react';

const ofText = { comment: MessageSquare, reply: Reply, mention: AtSign, post: Newspaper, like: ThumbsUp };

/** Kinds by the first word of their name; those that share one share an icon. */
const icons: Readonly<Record<FirstWord<NotificationKind>, LucideIcon>> = {
  ...ofText,
  follow: UserPlus,
  connection: Handshake,
  report: ShieldAlert,
  text: ShieldAlert,
  removal: ShieldAlert,
  measure: ShieldAlert,
  request: Inbox,
  inquiry: Inbox,
  verification: BadgeCheck,
  plan: CreditCard,
  group: Users,
  quotation: FileText,
  claim: Building2,
  company: Building2,
};

type FirstWord<Kind extends string> = Kind extends `${infer First}-${string}` ? First : Kind;

interface KindIconProps {
  readonly kind: NotificationKind;
  readonly className: string;
}

/** What a notification is about, as an icon; decorative, because its sentence says the same. */
export function KindIcon({ kind, className }: KindIconProps) {
  const Icon = icons[kind.split('-')[0] as FirstWord<NotificationKind>];
  return (
    <span className={className}>
      <Icon aria-hidden />
    </span>
  );
}
