//! Training by stochastic gradient descent (Adam) on positions and their results. It computes in floating
//! point; at the end all weights are rounded to integers.
//!
//! The net must predict not only the winner but also the margin. The predicted margin is never used, but
//! because of this second target the hidden layer learns more.

use std::thread;
use std::time::Instant;

use bots::Rng;
use bots::net::{Block, HIDDEN, Net, ONE, OUTPUT_ONE, size};
use engine::shuffle;

use crate::data::{Data, Sample};
use crate::loss::log_loss;

/// The number of positions between two updates of the weights.
const BATCH: usize = 1024;
/// The number of parts of a batch. The gradients of the parts are added up in order, so that the sums are the
/// same on any number of threads.
const PARTS: usize = 4;
/// The weight of the margin in the loss; the result has weight 1.
const MARGIN: f32 = 0.5;
/// The share of each weight that weight decay removes over the whole training.
const DECAY: f32 = 1.0;
/// Adam's decay rates for the mean gradient and for the mean square.
const BETA: (f32, f32) = (0.9, 0.999);

/// The parameters of training.
pub struct Fit {
    pub epochs: u32,
    pub rate: f32,
    pub seed: u64,
    pub threads: usize,
}

type Row = [f32; HIDDEN];

/// The weights, or their gradient.
#[derive(Clone)]
struct Weights {
    /// One row for each input, and after them one row each for the bias, the output and the margin.
    rows: Vec<Row>,
    output_bias: f32,
    margin_bias: f32,
}

impl Weights {
    fn zero(inputs: usize) -> Weights {
        Weights { rows: vec![[0.0; HIDDEN]; inputs + 3], output_bias: 0.0, margin_bias: 0.0 }
    }

    fn random(inputs: usize, density: f64, rng: &mut Rng) -> Weights {
        let mut weights = Weights::zero(inputs);
        let mut fill = |row: &mut Row, middle: f32, reach: f32| {
            row.fill_with(|| middle + reach * (2.0 * rng.uniform() - 1.0));
        };
        let (inputs, last) = weights.rows.split_at_mut(inputs);
        inputs.iter_mut().for_each(|row| fill(row, 0.0, 0.7 / density.sqrt() as f32));
        fill(&mut last[0], 0.5, 0.1);
        fill(&mut last[1], 0.0, 0.5);
        fill(&mut last[2], 0.0, 0.2);
        weights
    }

    fn hidden(&self, inputs: &[u16]) -> Row {
        let mut hidden = self.rows[self.rows.len() - 3];
        for input in inputs {
            add(&mut hidden, &self.rows[usize::from(*input)]);
        }
        hidden
    }

    /// Returns the predictions for a position: the probability that the French win, and their margin.
    fn says(&self, hidden: &Row) -> (f32, f32) {
        let [.., output, margin] = &self.rows[..] else { unreachable!("it has three rows more") };
        let active = hidden.map(|sum| sum.clamp(0.0, 1.0));
        let dot = |row: &Row| active.iter().zip(row).map(|(a, b)| a * b).sum::<f32>();
        (logistic(dot(output) + self.output_bias), dot(margin) + self.margin_bias)
    }

    fn french_wins(&self, inputs: &[u16]) -> f32 {
        self.says(&self.hidden(inputs)).0
    }

    /// Adds the gradient of one position's loss to `gradient`.
    fn learn(&self, inputs: &[u16], position: &Sample, gradient: &mut Weights) {
        let hidden = self.hidden(inputs);
        let (said, margin) = self.says(&hidden);
        let off = said - position.result;
        let margin_off = MARGIN * (margin - position.margin);
        let n = self.rows.len();
        gradient.output_bias += off;
        gradient.margin_bias += margin_off;
        let mut back = [0.0; HIDDEN];
        for k in 0..HIDDEN {
            let active = hidden[k].clamp(0.0, 1.0);
            gradient.rows[n - 2][k] += off * active;
            gradient.rows[n - 1][k] += margin_off * active;
            if 0.0 < hidden[k] && hidden[k] < 1.0 {
                back[k] = off * self.rows[n - 2][k] + margin_off * self.rows[n - 1][k];
            }
        }
        add(&mut gradient.rows[n - 3], &back);
        for input in inputs {
            add(&mut gradient.rows[usize::from(*input)], &back);
        }
    }

    fn clear(&mut self) {
        self.rows.fill([0.0; HIDDEN]);
        (self.output_bias, self.margin_bias) = (0.0, 0.0);
    }

    /// Rounds the weights to integers.
    fn round(&self, layout: &[Block]) -> Net {
        let row = |row: &Row, one: i16| {
            row.map(|weight| {
                let most = f32::from(i16::MAX);
                (weight * f32::from(one)).round().clamp(-most, most) as i16
            })
        };
        let (inputs, last) = self.rows.split_at(self.rows.len() - 3);
        let inputs = inputs.iter().map(|weights| row(weights, ONE)).collect();
        let output_bias = self.output_bias * f32::from(ONE) * f32::from(OUTPUT_ONE);
        let (bias, output) = (row(&last[0], ONE), row(&last[1], OUTPUT_ONE));
        Net::new(layout, inputs, bias, output, output_bias.round() as i32)
    }
}

#[inline]
fn add(sum: &mut Row, row: &Row) {
    for (sum, weight) in sum.iter_mut().zip(row) {
        *sum += weight;
    }
}

fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// Adam with decoupled weight decay (Kingma and Ba 2015; Loshchilov and Hutter 2019).
struct Adam {
    mean: Weights,
    square: Weights,
    steps: i32,
    decay: f32,
}

impl Adam {
    fn step(&mut self, weights: &mut Weights, gradient: &Weights, rate: f32) {
        self.steps += 1;
        let (a, b) = BETA;
        let unbias = (1.0 - b.powi(self.steps)).sqrt() / (1.0 - a.powi(self.steps));
        let (rate, decay) = (rate * unbias, 1.0 - rate * self.decay);
        let change = |weight: &mut f32, gradient: f32, mean: &mut f32, square: &mut f32| {
            *mean = a * *mean + (1.0 - a) * gradient;
            *square = b * *square + (1.0 - b) * gradient * gradient;
            *weight = *weight * decay - rate * *mean / (square.sqrt() + 1e-8);
        };
        for (n, row) in weights.rows.iter_mut().enumerate() {
            let gradient = &gradient.rows[n];
            let (mean, square) = (&mut self.mean.rows[n], &mut self.square.rows[n]);
            for k in 0..HIDDEN {
                change(&mut row[k], gradient[k], &mut mean[k], &mut square[k]);
            }
        }
        let Adam { mean, square, .. } = self;
        let of = (&mut mean.output_bias, &mut square.output_bias);
        change(&mut weights.output_bias, gradient.output_bias, of.0, of.1);
        let of = (&mut mean.margin_bias, &mut square.margin_bias);
        change(&mut weights.margin_bias, gradient.margin_bias, of.0, of.1);
    }
}

impl Fit {
    /// Trains on all positions except those of every tenth game. The positions of these games show how well
    /// the net judges positions on which it was not trained.
    pub fn run(&self, data: &Data, layout: &[Block]) -> Net {
        let (test, mut train) = data.split(10);
        let mut rng = Rng::new(self.seed);
        let inputs = size(layout);
        let mut weights = Weights::random(inputs, data.density(), &mut rng);
        let mut adam = Adam {
            mean: Weights::zero(inputs),
            square: Weights::zero(inputs),
            steps: 0,
            decay: 0.0,
        };
        let mut parts = vec![Weights::zero(inputs); PARTS];
        let batches = train.len().div_ceil(BATCH);
        let all = batches as f32 * self.epochs as f32;
        // The rate falls linearly to zero, so its mean over all steps is half of the initial rate.
        adam.decay = DECAY / (all * self.rate / 2.0);
        let begun = Instant::now();
        for epoch in 0..self.epochs {
            shuffle(&mut train, &mut rng);
            for (n, batch) in train.chunks(BATCH).enumerate() {
                self.gradient(&weights, data, batch, &mut parts);
                let [sum, others @ ..] = &mut parts[..] else { unreachable!("there are parts") };
                for other in others {
                    sum.rows.iter_mut().zip(&other.rows).for_each(|(sum, row)| add(sum, row));
                    sum.output_bias += other.output_bias;
                    sum.margin_bias += other.margin_bias;
                }
                let done = (epoch as usize * batches + n) as f32 / all;
                adam.step(&mut weights, sum, self.rate * (1.0 - done));
            }
            let loss = |of: &[&Sample]| log_loss(of, |it| weights.french_wins(data.inputs(it)));
            let some = &train[..train.len().min(test.len())];
            eprintln!(
                "epoch {}: log-loss {:.4} learnt from, {:.4} not; {:.0} s",
                epoch + 1,
                loss(some),
                loss(&test),
                begun.elapsed().as_secs_f64()
            );
        }
        let net = weights.round(layout);
        let rounded = log_loss(&test, |it| net.french_wins(data.inputs(it)));
        eprintln!("in whole numbers: log-loss {rounded:.4}");
        net
    }

    /// Computes the gradient over a batch, in parts.
    fn gradient(&self, weights: &Weights, data: &Data, batch: &[&Sample], parts: &mut [Weights]) {
        let share = batch.len().div_ceil(PARTS);
        let each = |part: &mut Weights, positions: &[&Sample]| {
            part.clear();
            for position in positions {
                weights.learn(data.inputs(position), position, part);
            }
        };
        let shares = (0..PARTS).map(|n| {
            let from = (n * share).min(batch.len());
            &batch[from..((n + 1) * share).min(batch.len())]
        });
        let mut jobs: Vec<_> = parts.iter_mut().zip(shares).collect();
        let each = &each;
        thread::scope(|scope| {
            for jobs in jobs.chunks_mut(PARTS.div_ceil(self.threads.clamp(1, PARTS))) {
                scope.spawn(move || jobs.iter_mut().for_each(|(part, share)| each(part, share)));
            }
        });
    }
}
