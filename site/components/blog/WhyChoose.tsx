import { blogPage } from '../../content/blogPage';
import { developmentProcess } from '../../content/developmentProcess';
import { Filled } from '../../firm';
import { ArrowLink } from '../ArrowLink';
import { DefinitionList } from '../DefinitionList';
import '../guide/Steps.css';
import './WhyChoose.css';

const { whyChoose } = blogPage;

/** Four reasons, and a link to the contact page. */
export function WhyChoose() {
  return (
    <section className="why-choose panel-sand" aria-labelledby="why-choose-title">
      <h2 id="why-choose-title">{whyChoose.heading}</h2>
      <dl className="terms cells">
        <DefinitionList
          rows={whyChoose.items.map(({ title, text }) => [
            title,
            <Filled key={title} text={text} />,
          ])}
        />
      </dl>
      <ArrowLink to={whyChoose.contact.path}>{whyChoose.contact.label}</ArrowLink>
    </section>
  );
}

/** The fixed five steps, drawn as stops on a trail. */
export function DevelopmentSteps() {
  return (
    <section className="post-steps" aria-labelledby="development-title">
      <h2 id="development-title">{developmentProcess.heading}</h2>
      <ol className="guide-trail">
        {developmentProcess.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
