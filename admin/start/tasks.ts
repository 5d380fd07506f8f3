import type { Due, EnquiryNumbers } from '../../api/types';
import { formatAge } from '../enquiries/age';

/** Work of one kind, with the list that it is in. */
export interface Task {
  count: number;
  one: string;
  several: string;
  to: string;
  note?: string | undefined;
  isUrgent?: boolean;
}

/** What is due, the most urgent first. @param numbers undefined for accounts that may not see clients. */
export function tasksOf(due: Due, numbers: EnquiryNumbers | undefined): Task[] {
  const { new: fresh = 0, overdue = 0, late_messages = 0, oldest_unanswered_at } = numbers ?? {};
  const oldest = oldest_unanswered_at ?? undefined;
  const tasks: Task[] = [
    {
      ...due.undelivered,
      one: 'message could not be delivered',
      several: 'messages could not be delivered',
      to: listOf('outbox', due.undelivered.filter, 'updated_at', 'DESC'),
      isUrgent: true,
    },
    {
      count: late_messages,
      one: 'message is not sent yet',
      several: 'messages are not sent yet',
      to: listOf('outbox', { status: 'waiting' }, 'updated_at', 'DESC'),
      note: 'the mail server can’t be reached, or mail isn’t set up',
      isUrgent: true,
    },
    {
      count: overdue,
      one: 'enquiry is overdue',
      several: 'enquiries are overdue',
      to: listOf('enquiries', { overdue: 'true' }, 'answer_by'),
      isUrgent: true,
    },
    {
      count: numbers?.due ?? 0,
      one: 'enquiry has its next step due',
      several: 'enquiries have their next step due',
      to: listOf('enquiries', { due: 'true' }, 'next_on'),
      isUrgent: true,
    },
    {
      count: due.without_link,
      one: 'video call without a link',
      several: 'video calls without a link',
      to: '/people',
      note: 'enter it at the person, or at the booking: the client gets it then',
      isUrgent: true,
    },
    {
      count: due.clients_without_days,
      one: 'client lacks the day of the guide or the agreement',
      several: 'clients lack a day of the guide or the agreement',
      to: listOf('enquiries', { without_days: 'true' }, 'received_at', 'DESC'),
      note: 'tick it at the enquiry: an agent must be able to prove it',
    },
    {
      count: fresh,
      one: 'new enquiry',
      several: 'new enquiries',
      to: listOf('enquiries', { status: 'new' }, 'received_at'),
      note: oldest && `the oldest has been waiting ${formatAge(oldest)}`,
      isUrgent: true,
    },
    {
      count: due.signatures,
      one: 'signature has ended, or ends within a month',
      several: 'signatures have ended, or end within a month',
      to: '/signatures',
      note: 'read the page again and sign it, or take the signature back',
    },
    {
      ...due.facts_to_check,
      one: 'fact is due for a check',
      several: 'facts are due for a check',
      to: listOf('facts', due.facts_to_check.filter, 'days_until_review'),
    },
    {
      ...due.facts_to_confirm,
      one: 'fact has a value to confirm',
      several: 'facts have values to confirm',
      to: listOf('facts', due.facts_to_confirm.filter, 'name'),
      note: 'from their day visitors read them, with the value before beside',
    },
    {
      ...due.ready,
      one: 'post is ready to publish',
      several: 'posts are ready to publish',
      to: listOf('blogs', due.ready.filter, 'updated_at', 'DESC'),
      note: 'publish them, or send them back and say what is to be done first',
      isUrgent: true,
    },
    {
      ...due.sent_back,
      one: 'post was sent back to you',
      several: 'posts were sent back to you',
      to: listOf('blogs', due.sent_back.filter, 'updated_at', 'DESC'),
      note: 'each says what is to be done first',
      isUrgent: true,
    },
    {
      ...due.blocked,
      one: 'live post has something to mend',
      several: 'live posts have something to mend',
      to: listOf('checks', due.blocked.filter, 'weight', 'DESC'),
    },
    {
      ...due.drafts,
      one: 'draft',
      several: 'drafts',
      to: listOf('blogs', due.drafts.filter, 'updated_at', 'DESC'),
    },
    {
      ...due.posts_not_reviewed,
      one: 'post not changed for a year',
      several: 'posts not changed for a year',
      to: listOf('blogs', due.posts_not_reviewed.filter, 'updated_at'),
    },
  ];
  return tasks.filter(({ count }) => count > 0);
}

export function listOf(resource: string, filter: object, sort: string, order = 'ASC'): string {
  return `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter), sort, order })}`;
}
