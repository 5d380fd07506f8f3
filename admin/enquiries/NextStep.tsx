import { Typography } from '@mui/material';
import type { Enquiry } from '../../api/types';
import { officeFieldsAt } from '../../shared/enquiryFields';
import { pick } from '../../shared/pick';
import { changeOf } from '../dataProvider';
import { FieldInput } from '../ui/forms/FieldInput';
import { ResourceForm } from '../ui/forms/ResourceForm';
import { officeSpecs } from './officeSpecs';

interface Props {
  enquiry: Enquiry;
}

const stepNames = officeFieldsAt('step');
const stepFields = officeSpecs(stepNames);

/** The day on which an enquiry needs the office again, and for what. */
export function NextStep({ enquiry }: Props) {
  return (
    <ResourceForm
      layout="inline"
      fields={stepFields}
      of={enquiry}
      values={(row) => pick(row, stepNames)}
      changes="enquiries"
      write={(typed, shown) => changeOf(shown, typed)}
      submit="Save next step"
      done="Next step saved."
    />
  );
}

const endNames = officeFieldsAt('end');
const endFields = officeSpecs(endNames);

/** How a closed enquiry ended. */
export function Outcome({ enquiry }: Props) {
  return (
    <ResourceForm
      layout="inline"
      fields={endFields}
      of={enquiry}
      values={(row) => pick(row, endNames)}
      changes="enquiries"
      write={(typed, shown) => changeOf(shown, typed)}
      submit="Save outcome"
      done="Outcome saved."
    >
      {!enquiry.outcome && <Typography variant="body2">Closed without an outcome.</Typography>}
      {endFields.map((field) => (
        <FieldInput key={field.source} field={field} />
      ))}
    </ResourceForm>
  );
}
