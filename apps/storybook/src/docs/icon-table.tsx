import {
  BadgeCheck,
  Bell,
  Bookmark,
  Building2,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  Crown,
  Download,
  Ellipsis,
  Eye,
  EyeOff,
  Flag,
  Globe,
  Handshake,
  Inbox,
  Lock,
  type LucideIcon,
  MessageSquare,
  Pencil,
  Plus,
  Search,
  Send,
  SlidersHorizontal,
  ThumbsUp,
  Trash2,
  TriangleAlert,
  Undo2,
  Upload,
  Users,
  X,
} from 'lucide-react';

const icons: readonly { Icon: LucideIcon; name: string; meaning: string; words: string }[] = [
  { Icon: Search, name: 'Search', meaning: 'search', words: 'find, magnifier, look up' },
  { Icon: X, name: 'X', meaning: 'close, remove a chip', words: 'cross, dismiss, cancel' },
  { Icon: Plus, name: 'Plus', meaning: 'add, create', words: 'new, create' },
  { Icon: Pencil, name: 'Pencil', meaning: 'edit', words: 'change, write' },
  { Icon: Trash2, name: 'Trash2', meaning: 'delete, remove', words: 'bin, remove, rubbish' },
  { Icon: Download, name: 'Download', meaning: 'download', words: 'save, get, export' },
  { Icon: Upload, name: 'Upload', meaning: 'upload', words: 'send a file, import' },
  { Icon: Send, name: 'Send', meaning: 'send', words: 'paper plane, submit' },
  { Icon: Undo2, name: 'Undo2', meaning: 'undo', words: 'back, revert, restore' },
  { Icon: Ellipsis, name: 'Ellipsis', meaning: 'more actions', words: 'three dots, kebab, overflow' },
  { Icon: ChevronDown, name: 'ChevronDown', meaning: 'opens a list', words: 'arrow, caret, expand' },
  { Icon: MessageSquare, name: 'MessageSquare', meaning: 'messages', words: 'chat, inbox, speech bubble' },
  { Icon: Bell, name: 'Bell', meaning: 'notifications', words: 'alert, news' },
  { Icon: Bookmark, name: 'Bookmark', meaning: 'save as favorite', words: 'favorite, keep, star, heart' },
  { Icon: ThumbsUp, name: 'ThumbsUp', meaning: 'like', words: 'like, recommend, rating' },
  { Icon: Handshake, name: 'Handshake', meaning: 'connect', words: 'connect, contact, deal' },
  { Icon: Eye, name: 'Eye', meaning: 'visible', words: 'show, public, visible' },
  { Icon: EyeOff, name: 'EyeOff', meaning: 'hidden', words: 'hide, private' },
  { Icon: BadgeCheck, name: 'BadgeCheck', meaning: 'verified', words: 'verified, trusted, tick' },
  { Icon: Crown, name: 'Crown', meaning: 'membership', words: 'plan, gold, premium' },
  { Icon: CircleCheck, name: 'CircleCheck', meaning: 'done', words: 'success, done, tick' },
  { Icon: TriangleAlert, name: 'TriangleAlert', meaning: 'warning', words: 'warning, caution' },
  { Icon: CircleAlert, name: 'CircleAlert', meaning: 'problem', words: 'error, problem' },
  { Icon: Flag, name: 'Flag', meaning: 'report', words: 'report, abuse' },
  { Icon: Lock, name: 'Lock', meaning: 'not allowed', words: 'private, forbidden, secure' },
  { Icon: Globe, name: 'Globe', meaning: 'language, world', words: 'language, world, country' },
  { Icon: Building2, name: 'Building2', meaning: 'company', words: 'company, office, business' },
  { Icon: Users, name: 'Users', meaning: 'people', words: 'people, members, group' },
  { Icon: Inbox, name: 'Inbox', meaning: 'empty list', words: 'empty, nothing' },
  {
    Icon: SlidersHorizontal,
    name: 'SlidersHorizontal',
    meaning: 'filters',
    words: 'filter, narrow, settings',
  },
];

/** Lists the icons with their meaning and the other words that people look for them by. */
export function IconTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Icon</th>
          <th>Meaning</th>
          <th>Name in Lucide</th>
          <th>Other words</th>
        </tr>
      </thead>
      <tbody>
        {icons.map(({ Icon, name, meaning, words }) => (
          <tr key={name}>
            <td>
              <Icon size={20} aria-hidden />
            </td>
            <td>{meaning}</td>
            <td>
              <code>{name}</code>
            </td>
            <td>{words}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
