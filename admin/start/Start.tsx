import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-admin';
import type { ListedFact, Message, Post } from '../../api/types';
import { formatMoment } from '../dates';
import { Numbers } from '../enquiries/Numbers';
import { PageHeading } from '../layout/PageHeading';
import { kindNames } from '../outbox/kinds';
import { PostState } from '../posts/PostState';
import { titleOf } from '../posts/PostTitle';
import { type DueRow, DueSection } from './DueSection';
import { FiguresDue } from './FiguresDue';
import { SearchMisses } from './SearchMisses';
import { StartCard } from './StartCard';

const today = new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeZone: 'Australia/Sydney' });

/** What needs a person today, in each section the most pressing first. */
export function Start() {
  return (
    <>
      <PageHeading title="Start" />
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        To do today, {today.format(new Date())} (Sydney).
      </Typography>
      <Box sx={columns}>
        <StartCard
          title={
            <Link to="/enquiries" color="inherit">
              Enquiries
            </Link>
          }
        >
          <Numbers />
        </StartCard>
        <DueSection
          title="Could not be delivered"
          nothing="Every message was delivered or is on its way."
          name="undelivered"
          resource="outbox"
          sort={{ field: 'updated_at', order: 'DESC' }}
          fields="id,kind,to_email,subject,last_error,enquiry_id"
          rowOf={undelivered}
        />
        <FiguresDue />
        <DueSection
          title="Facts to confirm"
          nothing="Nothing is proposed."
          name="facts_to_confirm"
          resource="facts"
          sort={{ field: 'name', order: 'ASC' }}
          rowOf={toConfirm}
        />
        <DueSection
          title="Scheduled"
          nothing="Nothing is planned."
          name="scheduled"
          resource="blogs"
          sort={{ field: 'publish_at', order: 'ASC' }}
          fields="id,title,state,publish_at,publish_error"
          rowOf={(post: Post) => postRow(post, <PostState {...post} />)}
        />
        <DueSection
          title="Drafts"
          nothing="No draft is waiting."
          name="drafts"
          resource="blogs"
          sort={{ field: 'updated_at', order: 'DESC' }}
          fields="id,title,author,updated_at"
          rowOf={draft}
        />
        <DueSection
          title="Posts not reviewed for a year"
          nothing="Every post is recent."
          name="posts_not_reviewed"
          resource="blogs"
          sort={{ field: 'updated_at', order: 'ASC' }}
          fields="id,title,updated_at"
          rowOf={(post: Post) => postRow(post, `Last changed ${formatMoment(post.updated_at)}`)}
        />
        <SearchMisses />
      </Box>
    </>
  );
}

const undelivered = ({ id, kind, to_email, subject, last_error, enquiry_id }: Message): DueRow => ({
  key: id,
  name: subject,
  to: enquiry_id
    ? `/enquiries/${encodeURIComponent(enquiry_id)}`
    : `/outbox/${encodeURIComponent(id)}/show`,
  note: `${kindNames[kind]} to ${to_email}: ${last_error}`,
});

const factRow = ({ id, name }: ListedFact, note: ReactNode): DueRow => ({
  key: id,
  name,
  to: `/facts/${id}`,
  note,
});

/** Visitors don't see a proposed value before somebody confirms it. */
const toConfirm = (fact: ListedFact): DueRow =>
  factRow(fact, `${fact.proposed} proposed · visitors read ${fact.text ?? 'none'} today`);

const postRow = (post: Post, note: ReactNode): DueRow => ({
  key: post.id,
  name: titleOf(post),
  to: `/blogs/${encodeURIComponent(post.id)}`,
  note,
});

const draft = (post: Post): DueRow => {
  const saved = `saved ${formatMoment(post.updated_at)}`;
  return postRow(post, [post.author, saved].filter(Boolean).join(' · '));
};

/** In columns, as sections are of very different lengths. */
const columns = {
  columnCount: { xs: 1, md: 2 },
  columnGap: 2,
  '& > *': { breakInside: 'avoid', mb: 2 },
};
