import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import { CopyButton } from './copy-button.tsx';

const meta = {
  title: 'Controls/Copy button',
  component: CopyButton,
  parameters: {
    guide: {
      when: 'A value that people paste elsewhere: an address, a code, a recovery key.',
      whenNot: 'For text that people read only; it can be selected there.',
      keyboard: 'A button. The toast that confirms is read out.',
      content: '“Copy” and the name of what is copied.',
      otherWords: ['clipboard', 'copy to clipboard', 'share link'],
      parts: { Button: 'button' },
    },
  },
  args: { label: 'Copy link', text: () => 'https://example.com/', copiedMessage: 'Link copied' },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Copied: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(write).toHaveBeenCalledWith('https://example.com/');
    await expect(await canvas.findByText('Link copied')).toBeVisible();
  },
};

export const WithoutClipboard: Story = {
  tags: ['!dev'],
  parameters: { proves: 'Copies by selection where the browser refuses the clipboard' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    const command = spyOn(document, 'execCommand').mockReturnValue(true);
    const button = canvas.getByRole('button', { name: 'Copy link' });
    await userEvent.click(button);
    await expect(await canvas.findByText('Link copied')).toBeVisible();
    await expect(command).toHaveBeenCalledWith('copy');
    await expect(button).toHaveFocus();
  },
};
