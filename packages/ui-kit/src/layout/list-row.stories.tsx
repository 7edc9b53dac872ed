import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../controls/buttons/button.tsx';
import { Photo } from '../pictures/photo.tsx';
import { Badge } from '../text/badge.tsx';
import { TextLink } from '../text/text-link.tsx';
import { ListRow } from './list-row.tsx';
import { Surface } from './surface.tsx';

const accept = fn();

const meta = {
  title: 'Layout/List row',
  component: ListRow,
  parameters: {
    guide: {
      when: 'Every entry of a list: people, companies, notifications, files.',
      whenNot: 'Values that are compared: Data table. Pictures that sell: cards.',
      keyboard: 'The title is the link; actions follow it in order.',
      content: 'The title names the entry, facts are short, the date is last.',
      otherWords: ['list item', 'row', 'cell', 'media object', 'entry', 'avatar'],
      parts: { Photo: '[aria-hidden]', Title: 'a', Facts: 'a ~ *, div > span' },
    },
  },
  args: {
    photo: <Photo alt="" ratio="1:1" shape="round" sizes="2.5rem" fallbackName="Nadia Okafor" />,
    title: (
      <TextLink to="/profile/nadia" tone="default">
        Nadia Okafor
      </TextLink>
    ),
    facts: <span>Export manager at Harbour Gear</span>,
  },
  decorators: [
    (Story) => (
      <Surface>
        <Story />
      </Surface>
    ),
  ],
} satisfies Meta<typeof ListRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithActions: Story = {
  args: {
    marks: <Badge>Admin</Badge>,
    date: '28 Nov 2026',
    actions: (
      <>
        <Button size="sm" onClick={accept}>
          Accept
        </Button>
        <Button size="sm" variant="secondary">
          Decline
        </Button>
      </>
    ),
  },
};

/** A press anywhere on the row follows its link; its buttons stay buttons. */
export const Leads: Story = {
  args: { ...WithActions.args, leads: true },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Nadia Okafor' });
    const row = canvas.getByText('Export manager at Harbour Gear').getBoundingClientRect();
    await expect(document.elementFromPoint(row.left + 5, row.top + 5)).toBe(link);
    accept.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(accept).toHaveBeenCalledOnce();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const WithIcon: Story = {
  args: {
    photo: <FileText />,
    title: (
      <TextLink href="/price-list.pdf" tone="default">
        Price list 2027.pdf
      </TextLink>
    ),
    facts: <span>PDF, 240 kB</span>,
    date: '28 Nov 2026',
    leads: true,
  },
};
