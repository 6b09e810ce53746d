<?php

namespace App\Models;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

class TriviaAnswer extends Model
{
    protected $guarded = ['id'];

    protected $casts = ['is_correct' => 'boolean'];

    public function trivia(): BelongsTo
    {
        return $this->belongsTo(Trivia::class);
    }
}
