import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { expect, userEvent } from 'storybook/test';
import { TimeAgo, TimeLeft } from './time-ago.tsx';

const dayLength = 86_400_000;
const daysFromNow = (days: number) => new Date(Date.now() + days * dayLength).toISOString();

/** Each form of a date: words within a week, the day before that, a countdown, and a time within a link. */
function Times() {
  return (
    <Stack space="xl" align="start">
      {[-0.004, -3, -366].map((days) => (
        <MutedText key={days}>
          <TimeAgo at={daysFromNow(days)} />
        </MutedText>
      ))}
      <MutedText>
        <TimeLeft at={daysFromNow(5.5)} />
      </MutedText>
      <TextLink to="/post/1">
        <TimeAgo at={daysFromNow(-1)} />
      </TextLink>
    </Stack>
  );
}

const meta = {
  title: 'Cards/Time',
  component: TimeAgo,
  parameters: {
    guide: {
      when: 'When something was or ends: messages, posts, notifications, offers.',
      whenNot: 'A day that somebody chose: the long date.',
      keyboard: 'The full date is on hover and on focus.',
      content: 'Within a week “3 days ago”, else “28 Nov 2026”; never UTC.',
      otherWords: ['date', 'timestamp', 'moment', 'relative time', 'ago', 'deadline', 'countdown'],
      parts: { Time: 'time' },
    },
  },
  render: () => <Times />,
  args: { at: daysFromNow(-3) },
} satisfies Meta<typeof TimeAgo>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Forms: Story = {
  parameters: {
    rows: ['SOC-10'],
    proves: 'Words within a week, then the day; the full date on hover and focus',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 minutes ago')).toBeVisible();
    await expect(canvas.getByText('3 days ago')).toBeVisible();
    const old = canvas.getByText(/^\d+ [A-Z][a-z]+ \d{4}$/);
    await expect(old.title).toMatch(new RegExp(`^${old.textContent}, \\d`));
    await expect(canvas.getByText('in 5 days')).toBeVisible();
    const inLink = canvas.getByText('yesterday');
    await expect(getComputedStyle(inLink, '::after').content).toBe('none');
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(getComputedStyle(inLink, '::after').content).toContain(inLink.title);
  },
};
