import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { classNames } from '../../layout/class-names.ts';
import { control, size } from './control.css.ts';
import { Field } from './field.tsx';

const meta = {
  title: 'Forms/Field',
  component: Field,
  parameters: {
    guide: {
      when: 'A label, hint and error around a control that has no component of its own.',
      whenNot: 'For text, numbers, choices and days, which have their own fields.',
      keyboard: 'Ties label, hint and error to the control, so that screen readers say all three.',
      content: 'Labels are nouns. The hint says what is expected, the error how to mend it.',
      otherWords: ['form group', 'form control', 'label', 'help text', 'validation'],
      parts: { Label: 'label', Control: 'input', Hint: '[id$="hint"], p' },
    },
  },
  args: {
    label: 'Founded',
    hint: 'The year is enough.',
    children: (wiring) => <input type="date" className={classNames(control, size.md)} {...wiring} />,
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Connects any control with label, hint and error. */
export const OwnControl: Story = {};

export const WithError: Story = {
  args: { error: 'This date lies in the future.', required: true },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText(/Founded/);
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('This date lies in the future. The year is enough.');
  },
};
