import type { Ref } from 'react';
import { company } from '../../content/company';
import { enquiryForm } from '../../content/enquiryForm';
import type { Problems } from './problems';

interface ProblemListProps {
  problems: Problems;
  /** What is wrong that is no field's. */
  message?: string;
  alert: Ref<HTMLDivElement>;
}

const { heading, failed } = enquiryForm.problems;

/** What keeps a form from going out: how many fields, or what else and how we can be reached. */
export function ProblemList({ problems, message, alert }: ProblemListProps) {
  const found = Object.values(problems);
  return (
    <div ref={alert} className="enquiry-problems" role="alert" tabIndex={-1}>
      {found.length > 0 ? (
        <>
          <p>{found.length === 1 ? heading.one : `${found.length} ${heading.more}`}</p>
          <ul>
            {found.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>
          {message ?? failed} <a href={`tel:${company.phone.dial}`}>{company.phone.shown}</a>,{' '}
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </p>
      )}
    </div>
  );
}
