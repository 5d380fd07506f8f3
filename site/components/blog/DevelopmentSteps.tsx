import '../guide/Steps.css';
import { developmentProcess } from '../../content/developmentProcess';

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
