import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DayPicker } from './day-picker.tsx';

function Held(props: ComponentProps<typeof DayPicker>) {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    props.onChange(next);
    setValue(next);
  };
  return <DayPicker {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'Forms/Day picker',
  component: DayPicker,
  parameters: {
    guide: {
      when: 'Any day: birthday, date of issue, end of an offer.',
      whenNot: 'A year alone: a number field. A moment that happened: Time.',
      keyboard:
        'Typed digit by digit in the order of the language; the button opens a calendar, where arrows move by day, Page up and down by month.',
      content: 'The label names the day: “Issued on”. The form of the date follows the language.',
      otherWords: ['date picker', 'calendar', 'date field', 'birthday'],
      parts: { Label: 'label, [id$="label"]', Day: 'input', 'Opens the calendar': 'button' },
    },
  },
  args: {
    label: 'Issued on',
    name: 'issueDate',
    value: '2026-03-31',
    today: '2026-11-21',
    language: 'en',
    onChange: fn(),
    texts: {
      choose: 'Choose a day',
      letters: { day: 'DD', month: 'MM', year: 'YYYY' },
      wrong: (pattern, example) => `This is no day. Type it as ${pattern}, such as ${example}.`,
      month: 'Month',
      year: 'Year',
      previous: 'Previous month',
      next: 'Next month',
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22rem', minBlockSize: '28rem' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof DayPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (root: HTMLElement) => {
  await userEvent.click(within(root).getByRole('button', { name: 'Choose a day: Issued on' }));
  const dialog = within(within(root).getByRole('dialog', { name: 'Choose a day: Issued on' }));
  await dialog.findByRole('grid');
  return dialog;
};

export const Default: Story = {};

export const ChooseByLists: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['WID-09', 'CON-14'],
    proves: 'Lists the months, and the years from ten before to ten after this one',
  },
  args: { value: '' },
  play: async ({ canvasElement, args }) => {
    const dialog = await open(canvasElement);
    const years = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Year' });
    await expect([...years.options].map(({ value }) => Number(value))).toEqual(
      Array.from({ length: 21 }, (_year, at) => 2016 + at),
    );
    await expect(dialog.getByRole('button', { name: /Saturday, November 21, 2026/ })).toHaveFocus();
    await userEvent.selectOptions(years, '2024');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Month' }), 'February');
    await userEvent.click(dialog.getByRole('button', { name: 'Thursday, February 29, 2024' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2024-02-29');
    await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull());
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};

export const Keyboard: Story = {
  tags: ['!dev'],
  parameters: { rows: ['WID-09'], proves: 'Keys move between days; Escape gives the focus back' },
  play: async ({ canvasElement, args }) => {
    const dialog = await open(canvasElement);
    const day = (name: string) => dialog.getByRole('button', { name });
    await expect(day('Tuesday, March 31, 2026 selected')).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await expect(day('Thursday, April 30, 2026')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Home}');
    await expect(day('Sunday, May 3, 2026')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-30');
  },
};

export const TypedDates: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['WID-09'],
    proves:
      'Takes days in the order of the language by any keyboard; refuses what is no day; the calendar follows',
  },
  args: { language: 'en-AU' },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Issued on' });
    await userEvent.clear(field);
    await userEvent.type(field, '14.7.1998');
    await expect(args.onChange).toHaveBeenLastCalledWith('1998-07-14');
    await expect(field).toHaveValue('14.7.1998');
    await userEvent.tab();
    await expect(field).toHaveValue('14/07/1998');
    await userEvent.clear(field);
    await userEvent.type(field, '31/02/2026');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(
      'This is no day. Type it as DD/MM/YYYY, such as 21/11/2026.',
    );
    await userEvent.clear(field);
    await userEvent.type(field, '14071998');
    const dialog = await open(canvasElement);
    await expect(dialog.getByRole('combobox', { name: 'Year' })).toHaveValue('1998');
  },
};

export const TypedDigits: Story = {
  tags: ['!dev'],
  parameters: { rows: ['WID-09'], proves: 'The digit keys of a phone are enough' },
  args: { value: '' },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: 'Issued on' }), '19980714');
    await expect(args.onChange).toHaveBeenLastCalledWith('1998-07-14');
  },
};

export const Birthday: Story = {
  tags: ['!dev'],
  parameters: { proves: 'A list of years may be given, such as those of birthdays' },
  args: { label: 'Date of birth', value: '', years: [1906, 2026] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Choose a day: Date of birth' }));
    const dialog = within(within(canvasElement).getByRole('dialog'));
    await dialog.findByRole('grid');
    const years = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Year' });
    await expect([years.options[0]?.value, years.options.length]).toEqual(['1906', 121]);
    await userEvent.selectOptions(years, '1984');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Month' }), 'July');
    await userEvent.click(dialog.getByRole('button', { name: 'Thursday, July 19, 1984' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('1984-07-19');
  },
};

export const Announcements: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['WID-09'],
    proves: 'Announces the month after each change, and which day is selected',
  },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    const grid = dialog.getByRole('grid', { name: 'March 2026' });
    const said = () => document.querySelector('[data-live-announcer]');
    await expect(within(grid).getByRole('gridcell', { selected: true })).toHaveTextContent('31');
    await userEvent.click(dialog.getByRole('button', { name: 'Next month' }));
    await expect(said()).toHaveTextContent('April 2026');
    await expect(dialog.getByRole('grid', { name: 'April 2026' })).toBeVisible();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Year' }), '2027');
    await expect(said()).toHaveTextContent('April 2027');
  },
};

export const KeyboardByWeekAndYear: Story = {
  tags: ['!dev'],
  parameters: { rows: ['WID-09'], proves: 'Keys move to the ends of the week, by months and by years' },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    const day = (name: string) => dialog.getByRole('button', { name });
    await userEvent.keyboard('{End}');
    await expect(day('Saturday, April 4, 2026')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(day('Sunday, March 29, 2026')).toHaveFocus();
    await userEvent.keyboard('{PageUp}');
    await expect(day('Saturday, February 28, 2026')).toHaveFocus();
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
    await expect(day('Sunday, February 28, 2027')).toHaveFocus();
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}{ArrowUp}');
    await expect(day('Saturday, February 21, 2026')).toHaveFocus();
  },
};

export const WithError: Story = { args: { value: '2026-02-30', error: 'This day does not exist.' } };

export const OpenInChinese: Story = {
  args: { language: 'zh' },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(dialog.getByRole('grid', { name: '2026年3月' })).toBeVisible();
  },
};

export const OpenRightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};
