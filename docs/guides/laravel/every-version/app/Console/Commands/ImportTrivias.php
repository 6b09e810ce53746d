<?php

namespace App\Console\Commands;

use App\Models\Trivia;
use App\Models\Week;
use Illuminate\Console\Command;
use Illuminate\Support\Facades\DB;

/** One trivia a week. Don't change the options of one that players have answered. */
class ImportTrivias extends Command
{
    use ReadsCsv;

    private const RULES = [
        'week' => ['bail', 'required', 'integer', 'between:1,23', 'exists:weeks,number'],
        'question' => ['required', 'max:500'],
        'option_1' => ['required', 'max:120'],
        'option_2' => ['required', 'max:120', 'different:option_1'],
        'option_3' => ['nullable', 'required_if:correct,3', 'max:120', 'different:option_1', 'different:option_2'],
        'correct' => ['required', 'in:1,2,3'],
    ];

    protected $signature = 'trivias:import {file}';

    protected $description = 'Store the trivias of a CSV file';

    public function handle(): int
    {
        $rows = $this->readCsv($this->argument('file'), self::RULES, [
            'week.exists' => 'The week has no games yet: import them first.',
        ]);
        $weeks = Week::pluck('id', 'number');
        DB::transaction(function () use ($rows, $weeks) {
            foreach ($rows as $row) {
                $options = [$row['option_1'], $row['option_2'], $row['option_3']];
                Trivia::updateOrCreate(['week_id' => $weeks[(int) $row['week']]], [
                    'question' => $row['question'],
                    'options' => array_values(array_filter($options, 'is_string')),
                    'correct' => $row["option_{$row['correct']}"],
                ]);
            }
        }, 3);
        $this->info(count($rows).' trivias');

        return 0;
    }
}
