import CardContent from '@mui/material/CardContent';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormActions } from '../forms/FormActions';
import { RecordForm } from '../forms/RecordForm';
import { BlogInputs } from './BlogInputs';
import { blogFields } from './blogFields';

interface Props {
  draftKey: string;
  defaultValues?: FieldValues;
  saveLabel: string;
  savedMessage: string;
}

export function BlogForm({ draftKey, defaultValues, saveLabel, savedMessage }: Props) {
  const [isUploading, setIsUploading] = useState(false);
  return (
    <RecordForm
      fields={blogFields}
      draftKey={draftKey}
      defaultValues={defaultValues}
      savedMessage={savedMessage}
      problemTitle="Validation Error"
      busyMessage={isUploading ? 'Please wait for the image to upload.' : undefined}
      container={CardContent}
      actions={<FormActions saveLabel={saveLabel} disabled={isUploading} />}
    >
      <BlogInputs onUploading={setIsUploading} />
    </RecordForm>
  );
}
